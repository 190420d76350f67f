import { useEffect, useId, useRef, useState } from 'react';
import { contactMessages as m } from '#messages/contact';
import { labelOf } from '../content/field-label';
import { ownerFields } from '../content/owner-form-here';
import { ReachUs } from '../outbox/view/reach-us';
import { useStore } from '../platform/use-store';
import css from './form-note.module.css';
import { type FormState, type FormStore, isBusy, noteFor } from './form-state';

/**
 * How the last sending ended: a title, the server's own words, our help, and the fields to review.
 * @param lang of the form's server, where it is not the page's
 */
export function FormNote({ store, lang }: { store: FormStore; lang?: string | undefined }) {
	const state = useStore(store);
	const { status, errors } = state;
	const note = useRef<HTMLDivElement>(null);
	/** The visitor has pressed; what happens without that must not move the focus. */
	const sending = useRef(false);
	const titleId = useId();
	const words = noteFor(state);

	// The note stands above the fields, the submit button below them.
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
			data-unusable={state.isUnusable || undefined}
			tabIndex={-1}
			{...(status === 'invalid' && { role: 'group', 'aria-labelledby': titleId })}
		>
			{words && (
				<h3 id={titleId} className={css.title}>
					{words.title}
				</h3>
			)}
			{/* The form's client writes its text. */}
			<div className="wpcf7-response-output" aria-hidden="true" />
			{words?.help && (
				<p>
					{words.help}
					{words.reach && <ReachUs by={words.reach} />}
				</p>
			)}
			{status === 'invalid' && errors.length > 0 && <Summary errors={errors} lang={state.lang.fields ?? lang} />}
		</div>
	);
}

/** In the order of the form; the server's is that of its rules (docs/contact-form-7.md 4). */
function Summary({ errors, lang }: Pick<FormState, 'errors'> & { lang: string | undefined }) {
	const order = [...(import.meta.env.HAS_OWNER_FORM ? ownerFields().keys() : []), ...Object.keys(m.fields)];
	const sorted = [...errors].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field));
	return (
		<ul className={css.errors}>
			{sorted.map(({ field, message }) => (
				<li key={field}>
					<a href={`#${field}`} onClick={(event) => goToField(event, field)}>
						{labelOf(field)}: <span lang={lang}>{message}</span>
					</a>
				</li>
			))}
		</ul>
	);
}

/** Most fields have no id, as in the plugin's form; and a fragment would be an address of its own. */
function goToField(event: React.MouseEvent<HTMLAnchorElement>, field: string): void {
	event.preventDefault();
	const wrap = event.currentTarget.closest('form')?.querySelector(`[data-name="${CSS.escape(field)}"]`);
	wrap?.querySelector<HTMLElement>('input, select, textarea')?.focus();
}

const slowAfterMs = 3000;
const longAfterMs = 15_000;

/** Says that a sending takes long, and after a while what else one can do. It stands empty until then, so that it is announced. */
export function SlowNote({ store }: { store: FormStore }) {
	const isSending = useStore(store).status === 'submitting';
	const [slowness, setSlowness] = useState<'none' | 'slow' | 'long'>('none');
	useEffect(() => {
		if (!isSending) return;
		const timers = [setTimeout(setSlowness, slowAfterMs, 'slow'), setTimeout(setSlowness, longAfterMs, 'long')];
		return () => {
			for (const timer of timers) clearTimeout(timer);
			setSlowness('none');
		};
	}, [isSending]);
	return (
		<p role="status" className={css.slow}>
			{slowness === 'slow' && m.slow}
			{slowness === 'long' && (
				<>
					{m.long}
					<ReachUs by="phone-and-email" />
				</>
			)}
		</p>
	);
}
