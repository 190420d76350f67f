import { useEffect, useRef, useSyncExternalStore } from 'react';
import { producer } from '../content/producer';
import { contactMessages as m, otherStatusNote, statusNotes } from '../messages/contact';
import css from './form-note.module.css';
import type { FormSnapshot, FormStore } from './form-store';

/** How the last sending ended: a title, the server's own words, our help, and the fields to review. */
export function FormNote({ store }: { store: FormStore }) {
	const snapshot = useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
	const { status, errors } = snapshot;
	const note = useRef<HTMLDivElement>(null);
	const before = useRef(status);
	const { title, help } = wordsFor(snapshot);

	// The note stands above the fields: whoever sent the form from below has to be taken to it.
	useEffect(() => {
		const wasBusy = isBusy(before.current);
		before.current = status;
		if (wasBusy && !isBusy(status) && status !== 'init') note.current?.focus();
	}, [status]);

	return (
		<div ref={note} className={css.note} data-unusable={snapshot.unusable || undefined} tabIndex={-1}>
			{title && <h3 className={css.title}>{title}</h3>}
			{/* Its text belongs to the form's client. */}
			<div className="wpcf7-response-output" aria-hidden="true" />
			{help && <p>{help}</p>}
			{status === 'invalid' && errors.length > 0 && <Summary snapshot={snapshot} />}
		</div>
	);
}

function Summary({ snapshot: { errors } }: { snapshot: FormSnapshot }) {
	return (
		<ul className={css.errors}>
			{errors.map(({ field, message }) => (
				<li key={field}>
					<a href={`#${field}`} onClick={(event) => goToField(event, field)}>
						{labelOf(field)}: {message}
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

function labelOf(field: string): string {
	return Object.entries(m.fields).find(([name]) => name === field)?.[1] ?? field;
}

function wordsFor({ status, errors, unusable }: FormSnapshot): { title?: string; help?: string } {
	if (unusable) {
		const { title, help } = m.unavailable;
		return { title, help: `${help} ${producer.email.text}, ${producer.phone.text}.` };
	}
	if (status === 'invalid') return { title: m.toReview(errors.length) };
	if (isBusy(status) || status === 'init' || status === 'validating') return {};
	return statusNotes[status] ?? otherStatusNote;
}

function isBusy(status: string): boolean {
	return status === 'submitting' || status === 'resetting';
}
