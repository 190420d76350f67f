import type { Problem } from '../../build/content/problem';
import type { FileForm } from '../answers';
import type { Change } from '../document/content-text';
import { readFileText } from '../document/file-text';
import { remarksOf } from '../document/remarks';
import { Fields } from './fields/any-field';
import { BodyField } from './fields/body-field';
import css from './fields/fields.module.css';
import { FormContext } from './fields/form-context';
import { LeftAlone } from './left-alone';

type FormViewProps = {
	path: string;
	text: string;
	form: FileForm;
	problems: readonly Problem[];
	/** What each parcel is planted with. */
	castas: Readonly<Record<string, string>>;
	change: (change: Change) => void;
};

/** A file as a form: its fields, then its text. */
export function FormView({ path, text, form, problems, castas, change }: FormViewProps) {
	const reading = readFileText(path, text);
	if (reading.kind === 'unreadable') return <LeftAlone path={path} line={reading.line} message={reading.message} />;
	const own = problems.filter(({ file }) => file === path);
	return (
		<FormContext value={{ path, problems: own, remarks: remarksOf(reading.fields, castas), change }}>
			<form className={css.form} aria-label="Campos" onSubmit={(event) => event.preventDefault()}>
				<Fields path={[]} fields={form.fields} value={reading.fields} />
				{form.text.kind !== 'none' && <BodyField kind={form.text} body={reading.body} />}
			</form>
		</FormContext>
	);
}
