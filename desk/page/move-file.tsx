import { useId, useRef, useState } from 'react';
import type { FileEntry, MoveAnswer } from '../answers';
import { slugOf } from './addresses';
import { fieldMessage } from './fields/field-message';
import { namedFiles } from './groups';
import css from './new-file.module.css';
import { placeOf } from './refusal';
import { moveFile } from './state/desk';
import { deskStore } from './state/desk-store';
import { ServerError } from './state/server';

/** Another address for a wine, an article or a visit, and its end. Visitors with the former address are led on, or told. */
export function MoveFile({ entry }: { entry: FileEntry }) {
	const dialog = useRef<HTMLDialogElement>(null);
	const id = useId();
	const [name, setName] = useState('');
	const [faults, setFaults] = useState<readonly string[]>([]);
	const slug = slugOf(name);

	async function move(to?: string): Promise<void> {
		try {
			const answer = await moveFile(entry.path, to);
			if (answer.kind !== 'moved') return setFaults(wordsOf(answer));
			dialog.current?.close();
			location.hash = answer.path ?? '';
		} catch (error) {
			if (!(error instanceof ServerError)) throw error;
			setFaults([error.message]);
		}
	}

	return (
		<>
			<button type="button" className="button" onClick={() => dialog.current?.showModal()}>
				Mudar o endereço ou apagar
			</button>
			<dialog ref={dialog} className={css.dialog} aria-labelledby={`${id}-title`} onClose={() => setFaults([])}>
				<form
					onSubmit={(event) => {
						event.preventDefault();
						if (slug !== '') void move(slug);
						else setFaults(['Escreva um endereço com letras.']);
					}}
				>
					<h2 id={`${id}-title`}>{entry.title}</h2>
					<label htmlFor={id}>Novo endereço</label>
					<input
						id={id}
						value={name}
						maxLength={40}
						autoComplete="off"
						aria-invalid={faults.length > 0}
						aria-describedby={`${id}-hint ${id}-faults`}
						onChange={(event) => {
							setName(event.target.value);
							setFaults([]);
						}}
					/>
					<p id={`${id}-hint`}>
						{slug || '…'}. As ligações nos textos mudam com ele, e quem vier pelo endereço antigo é levado ao novo.
					</p>
					<div id={`${id}-faults`} role="alert" className={css.fault}>
						{faults.map((fault) => (
							<p key={fault}>{fault}</p>
						))}
					</div>
					<button type="submit">Mudar o endereço</button>
					<button type="button" onClick={() => void move()}>
						Apagar de vez
					</button>
					<button type="button" onClick={() => dialog.current?.close()}>
						Cancelar
					</button>
				</form>
			</dialog>
		</>
	);
}

function wordsOf(answer: Exclude<MoveAnswer, { kind: 'moved' }>): string[] {
	switch (answer.kind) {
		case 'taken':
			return ['Já existe um ficheiro com este endereço.'];
		case 'unsaved':
			return answer.paths.map((path) => `${titleOf(path)} tem alterações: guarde-as primeiro.`);
		case 'refused':
			return answer.problems.map((problem) => `${placeOf(problem, named())}: ${fieldMessage(problem)}`);
	}
}

function titleOf(path: string): string {
	return named().find((entry) => entry.path === path)?.title ?? path;
}

function named(): readonly FileEntry[] {
	const { files, languages } = deskStore.get();
	return namedFiles(files, languages);
}
