import type { Problem } from '../../build/content/problem';
import type { FileForm } from '../answers';
import type { Change } from '../document/content-text';
import { readFileText } from '../document/file-text';
import { remarksOf } from '../document/remarks';
import { ConflictView } from './conflict-view';
import deskCss from './desk.module.css';
import { Fields } from './fields/any-field';
import { BodyField } from './fields/body-field';
import css from './fields/fields.module.css';
import { FormContext, type Translated } from './fields/form-context';
import { formId } from './fields/go-to-field';
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

type FormViewProps = {
	path: string;
	text: string;
	form: FileForm;
	problems: readonly Problem[];
	/** What each parcel is planted with. */
	castas: Readonly<Record<string, string>>;
	/** Of a translation: its language, and the fields of its original. */
	translated?: Translated | undefined;
	change: (change: Change) => void;
};

/** A file as a form: its fields, then its text. */
function FormView({ path, text, form, problems, castas, translated, change }: FormViewProps) {
	const reading = readFileText(path, text);
	if (reading.kind === 'unreadable') return <LeftAlone path={path} line={reading.line} message={reading.message} />;
	const own = problems.filter(({ file }) => file === path);
	return (
		<FormContext value={{ path, problems: own, remarks: remarksOf(reading.fields, castas), translated, change }}>
			<form
				id={formId(path)}
				className={css.form}
				aria-label={translated?.language.name ?? 'Campos'}
				onSubmit={(event) => event.preventDefault()}
			>
				<Fields path={[]} fields={form.fields} value={reading.fields} />
				{form.text.kind !== 'none' && <BodyField kind={form.text} body={reading.body} />}
			</form>
		</FormContext>
	);
}

/** A file that the desk cannot read and does not touch. */
function LeftAlone({ path, line, message }: { path: string; line: number; message: string }) {
	return (
		<div className={deskCss.note} role="alert">
			<h2>Este ficheiro não se consegue ler</h2>
			<p>
				{path}, linha {line}: {message}
			</p>
			<p>A mesa não lhe toca. Corrija-o num editor de texto e volte a abri-lo aqui.</p>
		</div>
	);
}
