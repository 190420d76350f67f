import { readFileText } from '../document/file-text';
import { ConflictView } from './conflict-view';
import { FormView, LeftAlone } from './form-view';
import { inWords, namedFiles } from './groups';
import { change } from './state/desk';
import type { DeskState } from './state/desk-state';

/** One file: its form, or why there is none. */
export function FileView({ state, path }: { state: DeskState; path: string }) {
	const refusal = state.refusals[path];
	const file = state.open[path];
	const entry = state.files.find((one) => one.path === path);
	if (refusal) return <LeftAlone path={path} {...refusal} />;
	if (!file || !entry) return null;
	if (file.conflict) return <ConflictView file={file} conflict={file.conflict} />;
	return (
		<FormView
			key={path}
			path={path}
			text={file.text}
			form={entry.form}
			problems={inWords(state.problems, namedFiles(state.files, state.languages))}
			castas={state.castas}
			translated={translated(state, entry.translation)}
			change={(one) => change(path, one)}
		/>
	);
}

/** What a translation's form needs to know of its original. */
function translated({ open, languages }: DeskState, translation: DeskState['files'][number]['translation']) {
	const language = languages.find(({ code }) => code === translation?.language);
	if (!translation || !language) return undefined;
	const reading = readFileText(translation.original, open[translation.original]?.text ?? '');
	return { language, original: reading.kind === 'read' ? reading.fields : {} };
}
