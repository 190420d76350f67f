import { useEffect, useState } from 'react';
import type { Language } from '../../src/content/addresses';
import { useStore } from '../../src/platform/use-store';
import type { FileEntry } from '../answers';
import { canMove } from '../document/move-page';
import { withNewVintage } from '../document/new-vintage';
import { previewAddress } from './addresses';
import css from './desk.module.css';
import { FileList } from './file-list';
import { FileView } from './file-view';
import { groupsOf } from './groups';
import { Header } from './header';
import { keyCommand } from './key-command';
import languagesCss from './languages/languages.module.css';
import { LanguagesView } from './languages/languages-view';
import { Sides } from './languages/sides';
import { MoveFile } from './move-file';
import { NewFile } from './new-file';
import { Preview } from './preview';
import { PublishView } from './publishing/publish-view';
import { QuietButton } from './quiet-button';
import { Refusal } from './refusal';
import { change, save } from './state/desk';
import { type DeskState, pairOf, typedPaths } from './state/desk-state';
import { deskStore } from './state/desk-store';
import { act, checkAll } from './state/sending';
import { loadFiles, lookAgain, showBeside, showFile } from './state/shown';

const home = 'src/content/pages/home.md';

/** Where the fragment names no file but what is done with all of them. */
const views = ['publicar', 'linguas'] as const;

/** The desk: what there is, the form of one file, beside it that of its translation, and its page. */
export function App() {
	const state = useStore(deskStore);
	const [view, setView] = useState<(typeof views)[number]>();
	useEffect(() => {
		const follow = () => {
			const wanted = decodeURI(location.hash.slice(1));
			const all = views.find((one) => one === wanted);
			setView(all);
			return showFile(all || wanted === '' ? undefined : wanted);
		};
		void loadFiles().then(follow).then(checkAll);
		const mounted = new AbortController();
		const { signal } = mounted;
		addEventListener('hashchange', follow, { signal });
		addEventListener('focus', () => void lookAgain(), { signal });
		addEventListener('keydown', pressed, { signal });
		addEventListener('dragover', stayHere, { signal });
		addEventListener('drop', stayHere, { signal });
		return () => mounted.abort();
	}, []);
	const { original } = pairOf(state);
	const entry = groupsOf(state.files)
		.flatMap(({ entries }) => entries)
		.find(({ path }) => path === original);
	const beside = entry?.path.endsWith('.md') ? state.languages.find(({ code }) => code === state.beside) : undefined;
	return (
		<div className={css.desk} data-beside={(beside && !view) || undefined}>
			<Header state={state} />
			<FileList
				files={state.files}
				languages={state.languages}
				shown={original}
				faulty={new Set(state.problems.map(({ file }) => file))}
			/>
			{view === 'publicar' && <PublishView unsaved={typedPaths(state).length} />}
			{view === 'linguas' && <LanguagesView state={state} />}
			{!view && (
				<>
					<main className={css.main}>
						{entry ? (
							<>
								<FileHead state={state} entry={entry} />
								{beside ? (
									<Sides state={state} entry={entry} language={beside} />
								) : (
									<FileView state={state} path={entry.path} />
								)}
							</>
						) : (
							<p className={css.welcome}>Escolha na lista o que quer mudar.</p>
						)}
					</main>
					<ShownPage state={state} entry={entry} beside={beside} />
				</>
			)}
		</div>
	);
}

/** What a file is called, and what can be done with it as a whole. */
function FileHead({ state, entry }: { state: DeskState; entry: FileEntry }) {
	return (
		<div className={css.top}>
			<h2>{entry.title}</h2>
			<p className={css.path}>
				{entry.form.name} · {entry.path}
			</p>
			<div className={css.tools}>
				{entry.path.includes('/wines/') && state.open[entry.path] && (
					<button type="button" className="button" onClick={() => addVintage(entry.path)}>
						Nova colheita
					</button>
				)}
				<NewFile like={entry} />
				{canMove(entry.path) && !entry.draft && <MoveFile entry={entry} />}
				{entry.path.endsWith('.md') && <BesideChoice languages={state.languages} chosen={state.beside} />}
			</div>
			{state.shown !== undefined && <Refusal state={state} path={state.shown} />}
		</div>
	);
}

type BesideChoiceProps = { languages: readonly Language[]; chosen: string | undefined };

/** Which language stands beside the Portuguese. */
function BesideChoice({ languages, chosen }: BesideChoiceProps) {
	if (languages.length === 0) return null;
	return (
		<div className={languagesCss.choice} role="group" aria-label="Língua ao lado">
			<QuietButton aria-pressed={chosen === undefined} onClick={() => void showBeside(undefined)}>
				Só português
			</QuietButton>
			{languages.map(({ code, tag, name }) => (
				<QuietButton key={code} lang={tag} aria-pressed={code === chosen} onClick={() => void showBeside(code)}>
					{name}
				</QuietButton>
			))}
		</div>
	);
}

type ShownPageProps = { state: DeskState; entry: FileEntry | undefined; beside: Language | undefined };

/** The page of the form in which something is done, in its language. */
function ShownPage({ state, entry, beside }: ShownPageProps) {
	// What the address names is known only when the files are.
	const isChosen = state.files.length === 0 || state.shown !== undefined;
	const path = entry?.path ?? (isChosen ? undefined : home);
	const shown = state.files.find((one) => one.path === state.shown);
	const language = entry && state.shown !== entry.path ? beside : undefined;
	return (
		<Preview
			path={path}
			address={path === undefined ? undefined : previewAddress(path, language, language && shown?.translation?.slug)}
			language={language?.code}
			title={entry?.title ?? 'Primeira página'}
			paths={state.files.map((one) => one.path)}
			hasRoom={beside === undefined}
		/>
	);
}

/** A photograph that misses its field is not opened in place of the desk. */
function stayHere(event: Event): void {
	event.preventDefault();
}

function addVintage(path: string): void {
	const file = deskStore.get().open[path];
	if (file) change(path, { type: 'whole', text: withNewVintage(file.text) });
}

function pressed(event: KeyboardEvent): void {
	const { shown, open } = deskStore.get();
	if (shown === undefined || !open[shown]) return;
	const command = keyCommand(event, shown);
	if (command === undefined) return;
	event.preventDefault();
	if (command === 'save') void save([shown]);
	else act(shown, { type: command === 'redo' ? 'redone' : 'undone' });
}
