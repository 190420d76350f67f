import { createContext, useContext } from 'react';
import type { Problem } from '../../../build/content/problem';
import type { Language } from '../../../src/content/addresses';
import type { Change, FieldValue, Path } from '../../document/content-text';
import type { Remark } from '../../document/remarks';
import { fieldMessage } from './field-message';
import { fieldId } from './go-to-field';

/** What the fields of a form share: whose problems they show, and how they change the file. */
type Form = {
	path: string;
	problems: readonly Problem[];
	remarks: readonly Remark[];
	/** Of a translation. */
	translated?: Translated | undefined;
	change: (change: Change) => void;
};

/** The language of a translation, and the fields of its original. */
export type Translated = { language: Language; original: { [name: string]: FieldValue } };

export const FormContext = createContext<Form>({ path: '', problems: [], remarks: [], change: () => undefined });

/** The id of a field, or of the text below the fields, and what is wrong with it itself, not with what is in it. */
export function useField(path: Path | undefined) {
	const { path: file, problems, remarks, translated, change } = useContext(FormContext);
	const id = fieldId(file, path);
	const isOwn = (about: { path?: Path }) => about.path?.join('\n') === path?.join('\n');
	const own = problems.filter(isOwn);
	return {
		id,
		// What is wrong in the text is told with its line in the file.
		faults: own.map((problem) => (path ? fieldMessage(problem) : `Linha ${problem.line}: ${problem.message}`)),
		remarks: remarks.filter(isOwn).map(({ message }) => message),
		change,
		/** For the control: what names and explains it, and the language of what is typed. */
		described: {
			lang: translated?.language.tag,
			'aria-invalid': own.length > 0,
			'aria-describedby': [own.length > 0 && `${id}-erro`, `${id}-ajuda`].filter(Boolean).join(' '),
		},
	};
}
