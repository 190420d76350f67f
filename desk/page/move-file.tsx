import { useState } from 'react';
import type { FileEntry, MoveAnswer } from '../answers';
import { fieldMessage } from './fields/field-message';
import { namedFiles } from './groups';
import { NameDialog } from './name-dialog';
import { placeOf } from './refusal';
import { moveFile } from './state/desk';
import { deskStore } from './state/desk-store';

/** Another address for a wine, an article or a visit, and its end. Visitors with the former address are led on, or told. */
export function MoveFile({ entry: { path, title } }: { entry: FileEntry }) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<button type="button" className="button" onClick={() => setIsOpen(true)}>
				Mudar o endereço ou apagar
			</button>
			{isOpen && (
				<NameDialog
					title={title}
					label="Novo endereço"
					maxLength={40}
					hint={(slug) =>
						`${slug || '…'}. As ligações nos textos mudam com ele, e quem vier pelo endereço antigo é levado ao novo.`
					}
					submit={{
						words: 'Mudar o endereço',
						act: async (slug) => (slug === '' ? ['Escreva um endereço com letras.'] : move(path, slug)),
					}}
					other={{ words: 'Apagar de vez', act: () => move(path) }}
					onClose={() => setIsOpen(false)}
				/>
			)}
		</>
	);
}

async function move(path: string, to?: string): Promise<string[]> {
	const answer = await moveFile(path, to);
	if (answer.kind !== 'moved') return wordsOf(answer);
	location.hash = answer.path ?? '';
	return [];
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
