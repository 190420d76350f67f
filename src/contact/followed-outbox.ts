import { parseFeedbackAnswer } from '../cf7/answer';
import type { TakenForm } from '../cf7/take-over';
import type { ServerAnswer } from '../outbox/message';
import type { OutboxSnapshot } from '../outbox/outbox-store';
import { clearDraft } from './draft';
import type { FormStore } from './form-store';
import { keptShowing, shown } from './kept-showing';
import { isBusy } from './note-for';
import { sentOfNoted } from './send-result';
import { hasTyped } from './typed-values';

/** Lets a form show what becomes of the messages on this device (PRODUCT 5.4), unless it is busy with one. */
export function followOutbox(outbox: OutboxSnapshot, taken: TakenForm, store: FormStore): void {
	if (outbox.kind !== 'ready') return;
	const { messages } = outbox;
	const { status, message, held, pending, fate, queued, folded } = store.getSnapshot();
	if (!queued && messages.length > 0) store.update({ queued: true });
	const others = messages.filter(({ id, state }) => id !== held && state !== 'sent').length;
	if (others !== store.getSnapshot().others) store.update({ others });
	if (isBusy(status)) return;
	/** The message whose text is in the form. */
	const own = messages.find(({ id }) => id === held);
	if (status === 'init' && own?.state === 'refused') {
		showRefused(own.answer, taken, store);
		return;
	}
	const showing = keptShowing(messages, { status, follows: pending, now: new Date() });
	if (!showing || (showing.status === status && showing.message === message && showing.fate === fate)) return;
	const isPending = showing.waits === true || showing.fate === 'unknown';
	const staysFolded = folded && (isPending || showing.status === 'sent');
	store.update({
		pending: isPending,
		fate: showing.fate,
		folded: staysFolded || (showing.waits === true && isIdle(taken.view.form)),
	});
	if (own?.state === 'refused') showRefused(own.answer, taken, store);
	else if (own?.state !== 'sent' || showing.status !== 'sent') taken.show(showing.status, showing.message);
	else {
		store.update({ held: undefined, folded: true });
		clearDraft();
		taken.conclude(showing.message);
	}
}

/** Nobody is writing: the fields may make room for what waits. */
function isIdle(form: HTMLFormElement): boolean {
	return !hasTyped(form) && !form.contains(document.activeElement);
}

/** What the server had against the message whose text is in the form, beside the fields too. */
export function showRefused(answer: ServerAnswer, { show, view }: TakenForm, store: FormStore): void {
	const { status, message, fate } = shown(sentOfNoted(answer));
	store.update({ fate });
	show(status, message);
	view.markFields(parseFeedbackAnswer(answer.received)?.invalidFields ?? []);
}
