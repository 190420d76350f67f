import { useState } from 'react';
import type { NewKind } from '../../build/content/new-file';
import type { FileEntry } from '../answers';
import { NameDialog } from './name-dialog';
import { beginFile } from './state/desk';

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
	const { button, title, name: label } = words[kind];
	return (
		<>
			<button type="button" className="button" onClick={() => setIsOpen(true)}>
				{like ? 'Duplicar como novo' : button}
			</button>
			{isOpen && (
				<NameDialog
					title={like ? `Como «${like.title}»` : title}
					label={label}
					maxLength={60}
					hint={(slug) =>
						`${slug === '' ? 'O endereço faz-se daqui.' : `Endereço: ${slug}.`} Pode mudar depois, em «Mudar o endereço ou apagar».`
					}
					submit={{ words: 'Começar', act: (slug, name) => begin(kind, slug, name, like) }}
					onClose={() => setIsOpen(false)}
				/>
			)}
		</>
	);
}

async function begin(kind: NewKind, slug: string, name: string, like?: FileEntry): Promise<string[]> {
	if (slug === '') return ['Escreva um nome com letras.'];
	if (kind === 'wine' && /\s\d{4}$/.test(name)) return ['Escreva o nome sem o ano: a colheita tem um campo seu.'];
	const path = await beginFile({ kind, slug, name, like: like?.path });
	if (!path) return [`Já existe um ficheiro com o endereço ${slug}.`];
	location.hash = path;
	return [];
}
