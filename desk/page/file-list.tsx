import { useEffect, useState } from 'react';
import { originalOf, translationOf } from '../../build/content/translation-path';
import type { Language } from '../../src/content/addresses';
import type { FileEntry } from '../answers';
import css from './file-list.module.css';
import { groupsOf } from './groups';
import { NewFile } from './new-file';
import { ServerError, server } from './state/server';

type FileListProps = {
	files: readonly FileEntry[];
	languages: readonly Language[];
	/** An original. */
	shown: string | undefined;
	faulty: ReadonlySet<string>;
};

/** Everything that can be edited, by kind; marked what is not stored yet, and what the build would refuse. */
export function FileList({ files, languages, shown, faulty }: FileListProps) {
	const [wanted, setWanted] = useState('');
	const search = wanted.trim().toLocaleLowerCase('pt');
	const lines = useFound(search);
	const isFound = ({ title, path }: FileEntry) =>
		`${title} ${path}`.toLocaleLowerCase('pt').includes(search) || lines?.has(path) === true;
	const groups = groupsOf(files)
		.map(({ entries, ...group }) => ({ ...group, entries: entries.filter(isFound) }))
		.filter(({ entries }) => entries.length > 0);
	return (
		<nav className={css.list} aria-label="Ficheiros">
			<label className={css.search}>
				Procurar
				<input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
			</label>
			{lines && groups.length === 0 && <p role="status">Em nenhum título nem texto.</p>}
			{groups.map(({ name, kind, entries }) => (
				<section key={name}>
					<h2>{name}</h2>
					{kind && <NewFile kind={kind} />}
					<ul className={css.files}>
						{entries.map(({ path, title, draft }) => (
							<li key={path}>
								<a href={`#${path}`} aria-current={path === shown ? 'page' : undefined}>
									{title}
									{draft && <span className={css.mark}>por guardar</span>}
									{translationMarks(files, languages, path).map((mark) => (
										<span key={mark} className={css.mark}>
											{mark}
										</span>
									))}
									{faulty.has(path) && (
										<span className={css.mark} data-tone="fault">
											com erros
										</span>
									)}
									{lines?.get(path) && <span className={css.line}>{lines.get(path)}</span>}
								</a>
							</li>
						))}
					</ul>
				</section>
			))}
		</nav>
	);
}

/** What is to be done for a file in other languages: what is typed, and what has changed since. What nobody has begun is told elsewhere. */
function translationMarks(files: readonly FileEntry[], languages: readonly Language[], original: string): string[] {
	return languages.flatMap(({ code, name }) => {
		const entry = files.find(({ path }) => path === translationOf(original, code));
		if (!entry) return [];
		const { draft, translation } = entry;
		if (translation?.state === 'begun') return [`${name} por acabar`];
		if (draft) return [`${name} por guardar`];
		return translation?.state === 'outdated' ? [`${name} por rever`] : [];
	});
}

/** The line in which each file, in any language, has these words; nothing without words, before the answer, and where none comes. */
function useFound(words: string): ReadonlyMap<string, string> | undefined {
	const [found, setFound] = useState<{ words: string; lines: ReadonlyMap<string, string> }>();
	useEffect(() => {
		if (words === '') return;
		let isWanted = true;
		server.find(words).then(
			(findings) => {
				// Originals come first: theirs is the line that is kept.
				const lines = new Map(findings.toReversed().map(({ path, line }) => [originalOf(path), line]));
				if (isWanted) setFound({ words, lines });
			},
			(error) => {
				if (!(error instanceof ServerError)) throw error;
			},
		);
		return () => {
			isWanted = false;
		};
	}, [words]);
	return found?.words === words ? found.lines : undefined;
}
