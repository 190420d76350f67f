import { type RefObject, useState } from 'react';
import { contactMessages as m } from '../messages/contact';
import type { FormStore } from './form-store';
import { fillIn, typedValues } from './typed-values';
import { useFormSnapshot } from './use-form-snapshot';

type ClearTextProps = { store: FormStore; formRef: RefObject<HTMLFormElement | null> };

/** Empties the form at the visitor's wish; the same button takes it back, until something else is typed. */
export function ClearText({ store, formRef }: ClearTextProps) {
	const { status, typed, folded, held } = useFormSnapshot(store);
	const [cleared, setCleared] = useState<{ values: Record<string, string>; held: typeof held }>();
	if (folded || status === 'submitting' || !(typed || cleared)) return null;

	const clear = () => {
		const form = formRef.current;
		if (!form) return;
		setCleared({ values: typedValues(form), held });
		form.reset();
	};
	const restore = () => {
		if (formRef.current && cleared) {
			// First what it corrects: the draft is saved with it while the fields are filled.
			store.update({ held: cleared.held });
			fillIn(formRef.current, cleared.values);
		}
		setCleared(undefined);
	};
	return (
		<button type="button" className="link" onClick={typed ? clear : restore}>
			{typed ? m.clear : m.undoClear}
		</button>
	);
}
