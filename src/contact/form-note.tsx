import { useEffect, useId, useRef } from 'react';
import { fieldLabel, contactMessages as m } from '../messages/contact';
import css from './form-note.module.css';
import type { FormSnapshot, FormStore } from './form-store';
import { isBusy, noteFor } from './note-for';
import { ReachUs } from './reach-us';
import { useFormSnapshot } from './use-form-snapshot';

/** How the last sending ended: a title, the server's own words, our help, and the fields to review. */
export function FormNote({ store }: { store: FormStore }) {
	const snapshot = useFormSnapshot(store);
	const { status, errors } = snapshot;
	const note = useRef<HTMLDivElement>(null);
	/** The visitor has pressed; what happens without that must not take the focus from anything. */
	const sending = useRef(false);
	const titleId = useId();
	const words = noteFor(snapshot);

	// The note stands above the fields: whoever sent the form from below has to be taken to it.
	useEffect(() => {
		if (status === 'submitting') sending.current = true;
		if (isBusy(status)) return;
		if (sending.current) note.current?.focus();
		sending.current = false;
	}, [status]);

	return (
		<div
			ref={note}
			className={css.note}
			data-unusable={snapshot.unusable || undefined}
			tabIndex={-1}
			{...(status === 'invalid' && { role: 'group', 'aria-labelledby': titleId })}
		>
			{words && (
				<h3 id={titleId} className={css.title}>
					{words.title}
				</h3>
			)}
			{/* Its text belongs to the form's client. */}
			<div className="wpcf7-response-output" aria-hidden="true" />
			{words?.help && (
				<p>
					{words.help}
					{words.reach && <ReachUs by={words.reach} />}
				</p>
			)}
			{status === 'invalid' && errors.length > 0 && <Summary errors={errors} />}
		</div>
	);
}

/** In the order of the form; the server's is that of its rules (CONTRACT 4). */
function Summary({ errors }: Pick<FormSnapshot, 'errors'>) {
	const order = Object.keys(m.fields);
	const sorted = [...errors].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
	return (
		<ul className={css.errors}>
			{sorted.map(({ field, message }) => (
				<li key={field}>
					<a href={`#${field}`} onClick={(event) => goToField(event, field)}>
						{fieldLabel(field)}: {message}
					</a>
				</li>
			))}
		</ul>
	);
}

/** Most fields have no id, as in the plugin's form; and a fragment would be an address of its own. */
function goToField(event: React.MouseEvent<HTMLAnchorElement>, field: string): void {
	event.preventDefault();
	const control = event.currentTarget.closest('form')?.elements.namedItem(field);
	if (control instanceof HTMLElement) control.focus();
}
