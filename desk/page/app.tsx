import { useEffect, useState } from 'react';
import { useStore } from '../../src/platform/use-store';
import { canMove } from '../document/move-page';
import { withNewVintage } from '../document/new-vintage';
import { ConflictView } from './conflict-view';
import css from './desk.module.css';
import { FileList } from './file-list';
import { FormView } from './form-view';
import { groupsOf, inWords } from './groups';
import { Header } from './header';
import { LeftAlone } from './left-alone';
import { MoveFile } from './move-file';
import { NewFile } from './new-file';
import { Preview } from './preview';
import { PublishView } from './publishing/publish-view';
import { Refusal } from './refusal';
import { change, deskStore, loadFiles, lookAgain, redo, save, showFile, undo } from './state/desk';
import { type DeskState, typedPaths } from './state/desk-state';

const home = 'src/content/pages/home.md';

/** Where the fragment names no file but what is done with all of them. */
const publishing = 'publicar';

/** The desk: what there is, the form of one file, and its page. */
export function App() {
	const state = useStore(deskStore);
	const [isPublishing, setPublishing] = useState(false);
	useEffect(() => {
		const follow = () => {
			const wanted = decodeURI(location.hash.slice(1));
			setPublishing(wanted === publishing);
			void showFile(wanted === publishing || wanted === '' ? undefined : wanted);
		};
		void loadFiles().then(follow);
		const look = () => void lookAgain();
		addEventListener('hashchange', follow);
		addEventListener('focus', look);
		return () => {
			removeEventListener('hashchange', follow);
			removeEventListener('focus', look);
		};
	}, []);
	useEffect(() => {
		addEventListener('keydown', pressed);
		return () => removeEventListener('keydown', pressed);
	}, []);
	useEffect(() => {
		addEventListener('dragover', stayHere);
		addEventListener('drop', stayHere);
		return () => {
			removeEventListener('dragover', stayHere);
			removeEventListener('drop', stayHere);
		};
	}, []);
	const entry = groupsOf(state.files)
		.flatMap(({ entries }) => entries)
		.find(({ path }) => path === state.shown);
	// What the address names is known only when the files are.
	const isChosen = state.files.length === 0 || state.shown !== undefined;
	return (
		<div className={css.desk}>
			<Header state={state} />
			<FileList files={state.files} shown={state.shown} faulty={new Set(state.problems.map(({ file }) => file))} />
			{isPublishing ? (
				<PublishView unsaved={typedPaths(state).length} />
			) : (
				<>
					<main className={css.main}>
						{entry ? (
							<>
								<h2>{entry.title}</h2>
								<p className={css.path}>
									{entry.form.name} · {entry.path}
								</p>
								<div className={css.tools}>
									{entry.path.includes('/wines/') && state.open[entry.path] && (
										<button type="button" onClick={() => addVintage(entry.path)}>
											Nova colheita
										</button>
									)}
									<NewFile like={entry} />
									{canMove(entry.path) && !entry.draft && <MoveFile entry={entry} />}
								</div>
								<Sheet state={state} path={entry.path} />
							</>
						) : (
							<p className={css.welcome}>Escolha na lista o que quer mudar.</p>
						)}
					</main>
					<Preview
						path={entry?.path ?? (isChosen ? undefined : home)}
						title={entry?.title ?? 'Primeira página'}
						paths={state.files.map(({ path }) => path)}
					/>
				</>
			)}
		</div>
	);
}

/** One file: its form, or why there is none. */
function Sheet({ state, path }: { state: DeskState; path: string }) {
	const refusal = state.refusals[path];
	const file = state.open[path];
	const form = state.files.find((entry) => entry.path === path)?.form;
	if (refusal) return <LeftAlone path={path} {...refusal} />;
	if (!file || !form) return null;
	if (file.conflict) return <ConflictView file={file} conflict={file.conflict} />;
	return (
		<>
			<Refusal state={state} path={path} />
			<FormView
				key={path}
				path={path}
				text={file.text}
				form={form}
				problems={inWords(state.problems, state.files)}
				castas={state.castas}
				change={(one) => change(path, one)}
			/>
		</>
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

/** The keys of every editor; a field's own undo would not know the other fields. */
function pressed(event: KeyboardEvent): void {
	const { shown } = deskStore.get();
	if (!(event.ctrlKey || event.metaKey) || event.altKey || shown === undefined) return;
	const key = event.key.toLowerCase();
	if (!['s', 'z', 'y'].includes(key)) return;
	event.preventDefault();
	if (key === 's') void save([shown]);
	else if (key === 'y' || event.shiftKey) redo(shown);
	else undo(shown);
}
