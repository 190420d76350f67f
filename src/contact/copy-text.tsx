import { type RefObject, useState } from 'react';
import { contactMessages as m } from '../messages/contact';
import css from './copy-text.module.css';
import type { FormStore } from './form-store';
import { noteFor } from './note-for';
import { useFormSnapshot } from './use-form-snapshot';

type CopyTextProps = { store: FormStore; formRef: RefObject<HTMLFormElement | null> };

/** Offers the message for the clipboard where it could not be sent: it may reach the house by another way. */
export function CopyText({ store, formRef }: CopyTextProps) {
	const snapshot = useFormSnapshot(store);
	const [outcome, setOutcome] = useState<'none' | 'copied' | 'not-copied'>('none');
	if (snapshot.folded || !noteFor(snapshot)?.copy) return null;

	const copy = async () => {
		const message = formRef.current?.elements.namedItem('your-message');
		if (!(message instanceof HTMLTextAreaElement)) return;
		setOutcome('none');
		try {
			await navigator.clipboard.writeText(message.value);
			setOutcome('copied');
		} catch {
			message.select();
			setOutcome('not-copied');
		}
	};
	return (
		<>
			<button type="button" className="button" data-variant="secondary" onClick={() => void copy()}>
				{m.copy}
			</button>
			<p role="status" className={css.outcome}>
				{outcome === 'copied' && m.copied}
				{outcome === 'not-copied' && m.notCopied}
			</p>
		</>
	);
}
