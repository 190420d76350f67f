import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { contactMessages as m } from '#messages/contact';
import { ownerForm } from '../content/owner-form-here';
import { isPending } from '../outbox/outcomes';
import { useStore } from '../platform/use-store';
import { Icon } from '../ui/icon';
import css from './form-actions.module.css';
import { fillIn, typedText } from './form-draft';
import { type FormState, type FormStore, noteFor, updateForm } from './form-state';
import { writtenIn } from './owner-helpers';

type FormActionProps = { store: FormStore; formRef: RefObject<HTMLFormElement | null> };

/** The plugin's submit control, an input; its client puts the spinner right after it. Rendered once: React would reset its label. */
export function SubmitButton({ store, label = m.send }: { store: FormStore; label?: string | undefined }) {
	const button = useRef<HTMLInputElement>(null);
	return (
		<p className={css.submit}>
			<input ref={button} className="wpcf7-form-control wpcf7-submit has-spinner button" type="submit" value={label} />
			<span className={css.forward}>
				<Icon name="arrow" />
			</span>
			<span className={css.again}>
				<Icon name="refresh" />
			</span>
			<SubmitLabel store={store} button={button} label={label} />
		</p>
	);
}

type SubmitLabelProps = { store: FormStore; button: RefObject<HTMLInputElement | null>; label: string };

function SubmitLabel({ store, button, label }: SubmitLabelProps) {
	const state = useStore(store);
	useLayoutEffect(() => {
		if (button.current) labelSubmit(button.current, state, label);
	}, [state, button, label]);
	return null;
}

/** The button says what a press does, or that it was pressed; its width stays the same meanwhile (docs/design.md 4). */
function labelSubmit(button: HTMLInputElement, state: FormState, label: string): void {
	const { status } = state;
	if (status === 'validating') return;
	if (status === 'submitting') {
		button.style.inlineSize = `${button.offsetWidth}px`;
		button.value = m.sending;
		return;
	}
	// What is in the outbox already is tried again, not sent as another.
	const isStored = isPending(state.outcome) && state.messageId !== undefined;
	const isRetry = isStored || (noteFor(state)?.retry ?? false);
	button.style.inlineSize = '';
	button.value = isRetry ? m.retry : label;
	button.toggleAttribute('data-retry', isRetry);
}

/** Offers the message for the clipboard where it could not be sent: it may reach the house by another way. */
export function CopyText({ store, formRef }: FormActionProps) {
	const state = useStore(store);
	const [outcome, setOutcome] = useState<'none' | 'copied' | 'not-copied'>('none');
	if (state.isFolded || !noteFor(state)?.copy) return null;

	const copy = async () => {
		const form = formRef.current;
		const message = form?.querySelector('textarea');
		const text = import.meta.env.HAS_OWNER_FORM && ownerForm() && form ? writtenIn(form) : message?.value;
		if (text === undefined) return;
		setOutcome('none');
		try {
			await navigator.clipboard.writeText(text);
			setOutcome('copied');
		} catch {
			message?.select();
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

/** Empties the form if the visitor wants it; the same button takes it back, until something else is typed. */
export function ClearText({ store, formRef }: FormActionProps) {
	const { status, isTyped, isFolded, messageId } = useStore(store);
	const [cleared, setCleared] = useState<{ text: ReturnType<typeof typedText>; messageId: string | undefined }>();
	if (isFolded || status === 'submitting' || !(isTyped || cleared)) return null;

	const clear = () => {
		const form = formRef.current;
		if (!form) return;
		setCleared({ text: typedText(form), messageId });
		form.reset();
	};
	const restore = () => {
		if (formRef.current && cleared) {
			// First the message that it corrects: the draft is saved with it while the fields are filled.
			updateForm(store, { messageId: cleared.messageId });
			fillIn(formRef.current, cleared.text);
		}
		setCleared(undefined);
	};
	return (
		<button type="button" className="link" onClick={isTyped ? clear : restore}>
			{isTyped ? m.clear : m.undoClear}
		</button>
	);
}

/** What stands in the place of the fields after a message was sent, or waits: a parcel of the house, and a way back. */
export function AfterSending({ store, onAnother }: { store: FormStore; onAnother: () => void }) {
	const { isFolded, status } = useStore(store);
	if (!isFolded) return null;
	return (
		<div data-fields="folded">
			{status === 'sent' && (
				<svg className={css.parcel} viewBox="0 0 240 240" aria-hidden="true">
					<use href="/art/glyphs/francisca-franca.svg#glyph" />
				</svg>
			)}
			<button type="button" className="button" data-variant="secondary" onClick={onAnother}>
				{m.another}
			</button>
		</div>
	);
}
