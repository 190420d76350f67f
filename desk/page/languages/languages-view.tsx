import { translationOf } from '../../../build/content/translation-path';
import type { Language } from '../../../src/content/addresses';
import type { FileEntry } from '../../answers';
import { groupsOf } from '../groups';
import type { DeskState } from '../state/desk-state';
import css from './languages.module.css';

/** What is to be done in each language: what nobody has translated, what is half done, and what has changed since. */
export function LanguagesView({ state }: { state: DeskState }) {
	return (
		<main className={css.view}>
			<h2>Línguas</h2>
			{state.languages.map((language) => (
				<OfLanguage key={language.code} files={state.files} language={language} />
			))}
		</main>
	);
}

function OfLanguage({ files, language }: { files: readonly FileEntry[]; language: Language }) {
	const originals = groupsOf(files)
		.flatMap(({ entries }) => entries)
		.filter(({ path }) => path.endsWith('.md'));
	const translations = new Map(
		files.flatMap((entry) => (entry.translation?.language === language.code ? [[entry.path, entry] as const] : [])),
	);
	const rows = originals.map(({ path, title }) => {
		const translation = translationOf(path, language.code);
		return { path: translation, title, state: translations.get(translation)?.translation?.state };
	});
	const known = new Set(rows.map(({ path }) => path));
	const lost = [...translations.values()].filter(({ path }) => !known.has(path));
	const whole = rows.filter(({ state }) => state === 'current').length;
	return (
		<section className={css.language} aria-labelledby={`lingua-${language.code}`}>
			<h3 id={`lingua-${language.code}`} lang={language.tag}>
				{language.name}
			</h3>
			<p>
				{whole} de {rows.length} ficheiros dizem o mesmo que o português.
			</p>
			<Files
				title="O português mudou depois de traduzido"
				told="Veja o que mudou, e diga «Está revista» no que continua certo."
				files={rows.filter(({ state }) => state === 'outdated')}
			/>
			<Files
				title="Por acabar"
				told="Ficam por guardar até nada lhes faltar."
				files={rows.filter(({ state }) => state === 'begun')}
			/>
			<Files
				title="Por traduzir"
				told="As páginas saem em português, e dizem que é assim."
				files={rows.filter(({ state }) => state === undefined)}
			/>
			<Files title="Sem original" told="O que traduziam já não existe." files={lost} />
		</section>
	);
}

type FilesProps = { title: string; told: string; files: readonly { path: string; title: string }[] };

function Files({ title, told, files }: FilesProps) {
	if (files.length === 0) return null;
	return (
		<>
			<h4>
				{title} ({files.length})
			</h4>
			<p>{told}</p>
			<ul>
				{files.map((file) => (
					<li key={file.path}>
						<a href={`#${file.path}`}>{file.title}</a>
					</li>
				))}
			</ul>
		</>
	);
}
