import { useId, useState } from 'react';
import type { NewKind } from '../../build/content/new-file';
import type { FileEntry } from '../answers';
import { slugOf } from './addresses';
import css from './new-file.module.css';
import { beginFile } from './state/desk';
import { ServerError } from './state/server';

const words: Readonly<Record<NewKind, { button: string; title: string; name: string }>> = {
	wine: { button: 'Novo vinho', title: 'Um vinho novo', name: 'Nome do vinho' },
	article: { button: 'Nova notícia', title: 'Uma notícia nova', name: 'Título' },
	visit: { button: 'Nova visita', title: 'Uma visita nova', name: 'Nome da visita' },
};

const kinds: readonly (readonly [folder: string, kind: NewKind])[] = [
	['/wines/', 'wine'],
	['/news/', 'article'],
	['/wordpress/', 'article'],
	['/visits/', 'visit'],
];

/** Begins a wine, an article or a visit: an empty one, or one like another. It is on the disk only once it is stored. */
export function NewFile({ kind: given, like }: { kind?: NewKind; like?: FileEntry }) {
	const [isOpen, setIsOpen] = useState(false);
	const kind = given ?? kinds.find(([folder]) => like?.path.includes(folder))?.[1];
	if (!kind) return null;
	return (
		<>
			<button type="button" className="button" onClick={() => setIsOpen(true)}>
				{like ? 'Duplicar como novo' : words[kind].button}
			</button>
			{isOpen && <NewFileDialog kind={kind} like={like} onClose={() => setIsOpen(false)} />}
		</>
	);
}

type DialogProps = { kind: NewKind; like: FileEntry | undefined; onClose: () => void };

function NewFileDialog({ kind, like, onClose }: DialogProps) {
	const id = useId();
	const [name, setName] = useState('');
	const [fault, setFault] = useState<string>();
	const { title, name: label } = words[kind];
	const slug = slugOf(name);

	async function begin(): Promise<void> {
		if (slug === '') return setFault('Escreva um nome com letras.');
		if (kind === 'wine' && /\s\d{4}$/.test(name.trim()))
			return setFault('Escreva o nome sem o ano: a colheita tem um campo seu.');
		try {
			const path = await beginFile({ kind, slug, name: name.trim(), like: like?.path });
			if (!path) return setFault(`Já existe um ficheiro com o endereço ${slug}.`);
			onClose();
			location.hash = path;
		} catch (error) {
			if (!(error instanceof ServerError)) throw error;
			setFault(error.message);
		}
	}

	return (
		<dialog ref={showModal} className={css.dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
			<form
				onSubmit={(event) => {
					event.preventDefault();
					void begin();
				}}
			>
				<h2 id={`${id}-title`}>{like ? `Como «${like.title}»` : title}</h2>
				<label htmlFor={id}>{label}</label>
				<input
					id={id}
					value={name}
					maxLength={60}
					autoComplete="off"
					aria-invalid={fault !== undefined}
					aria-describedby={`${id}-hint ${id}-fault`}
					onChange={(event) => {
						setName(event.target.value);
						setFault(undefined);
					}}
				/>
				<p id={`${id}-hint`}>
					{slug === '' ? 'O endereço faz-se daqui.' : `Endereço: ${slug}.`} Pode mudar depois, em «Mudar o endereço ou
					apagar».
				</p>
				<p id={`${id}-fault`} role="alert" className={css.fault}>
					{fault}
				</p>
				<button type="submit">Começar</button>
				<button type="button" onClick={onClose}>
					Cancelar
				</button>
			</form>
		</dialog>
	);
}

function showModal(dialog: HTMLDialogElement | null): void {
	if (dialog && !dialog.open) dialog.showModal();
}
