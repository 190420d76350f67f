import { useState } from 'react';
import type { FileEntry } from '../answers';
import css from './file-list.module.css';
import { groupsOf } from './groups';
import { NewFile } from './new-file';

type FileListProps = { files: readonly FileEntry[]; shown: string | undefined; faulty: ReadonlySet<string> };

/** Everything that can be edited, by kind; marked what is not stored yet, and what the build would refuse. */
export function FileList({ files, shown, faulty }: FileListProps) {
	const [wanted, setWanted] = useState('');
	const search = wanted.trim().toLocaleLowerCase('pt');
	return (
		<nav className={css.list} aria-label="Ficheiros">
			<label className={css.search}>
				Procurar
				<input type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
			</label>
			{groupsOf(files).map(({ name, kind, entries }) => {
				const found = entries.filter(({ title, path }) => `${title} ${path}`.toLocaleLowerCase('pt').includes(search));
				if (found.length === 0) return null;
				return (
					<section key={name}>
						<h2>{name}</h2>
						{kind && <NewFile kind={kind} />}
						<ul className={css.files}>
							{found.map(({ path, title, draft }) => (
								<li key={path}>
									<a href={`#${path}`} aria-current={path === shown ? 'page' : undefined}>
										{title}
										{draft && <span className={css.mark}>por guardar</span>}
										{faulty.has(path) && (
											<span className={css.mark} data-tone="fault">
												com erros
											</span>
										)}
									</a>
								</li>
							))}
						</ul>
					</section>
				);
			})}
		</nav>
	);
}
