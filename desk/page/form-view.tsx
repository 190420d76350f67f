import type { Problem } from '../../build/content/problem';
import type { FileForm } from '../answers';
import type { Change } from '../document/content-text';
import { readFileText } from '../document/file-text';
import { remarksOf } from '../document/remarks';
import deskCss from './desk.module.css';
import { Fields } from './fields/any-field';
import { BodyField } from './fields/body-field';
import css from './fields/fields.module.css';
import { FormContext, type Translated } from './fields/form-context';
import { formId } from './fields/go-to-field';

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
export function FormView({ path, text, form, problems, castas, translated, change }: FormViewProps) {
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
export function LeftAlone({ path, line, message }: { path: string; line: number; message: string }) {
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
