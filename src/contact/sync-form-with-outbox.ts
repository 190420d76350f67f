import type { MountedForm } from '../cf7/mount';
import { clearDraft } from '../outbox/draft';
import type { OutboxMessage } from '../outbox/message';
import type { OutboxSnapshot } from '../outbox/outbox-store';
import { isPending } from '../outbox/outcomes';
import { hasTyped } from './form-draft';
import { type FormStore, isBusy, updateForm } from './form-state';
import { restoreFiles } from './owner-files';
import { reportOf, showingFor, showingOf } from './send-result';

/**
 * Lets a form show what becomes of the messages on this device (docs/product.md 5.4), unless it is busy with one.
 * @param wentOut ids of the messages that were sent since it speaks of them: the list takes each off the device at once
 */
export function syncFormWithOutbox(
	outbox: OutboxSnapshot,
	mounted: MountedForm,
	store: FormStore,
	wentOut: Set<string>,
): void {
	if (outbox.kind !== 'ready') return;
	const { messages } = outbox;
	const { status, message, messageId, outcome, hasOutbox, others, isFolded } = store.get();
	const othersNow = messages.filter(({ id, state }) => id !== messageId && state !== 'sent').length;
	if (othersNow !== others || (!hasOutbox && messages.length > 0))
		updateForm(store, { others: othersNow, hasOutbox: hasOutbox || messages.length > 0 });
	if (isBusy(status)) return;
	/** The message whose text is in the form. */
	const own = messages.find(({ id }) => id === messageId);
	if (status === 'init' && own?.state === 'refused') {
		showRefused(own, mounted, store);
		return;
	}
	if (status !== 'init' && !isPending(outcome)) {
		wentOut.clear();
		return;
	}
	for (const { id, state } of messages) if (state === 'sent') wentOut.add(id);
	const showing = showingFor(messages, { status, outcome }, new Date(), wentOut.size);
	if (!showing || (showing.status === status && showing.message === message && showing.outcome === outcome)) return;
	const pending = isPending(showing.outcome);
	const waits = pending && showing.outcome !== 'unknown';
	const staysFolded = isFolded && (pending || showing.status === 'sent');
	updateForm(store, {
		outcome: showing.outcome,
		lang: showing.lang,
		isFolded: staysFolded || (waits && isIdle(mounted.view.form)),
	});
	if (own?.state === 'refused') showRefused(own, mounted, store);
	else if (own?.state !== 'sent' || showing.status !== 'sent') mounted.show(showing.status, showing.message);
	else {
		updateForm(store, { messageId: undefined, isFolded: true });
		clearDraft();
		mounted.conclude(showing.message);
	}
}

/** The visitor is not writing: the fields may make room for what waits. */
function isIdle(form: HTMLFormElement): boolean {
	return !hasTyped(form) && !form.contains(document.activeElement);
}

/** What the server had against the message whose text is in the form, beside the fields too. */
export function showRefused(
	message: OutboxMessage & { state: 'refused' },
	{ show, view }: MountedForm,
	store: FormStore,
): void {
	const report = reportOf(message, Date.now());
	const showing = showingOf(report);
	updateForm(store, { outcome: showing.outcome, lang: showing.lang });
	show(showing.status, showing.message);
	view.markFields(report.result.kind === 'answered' ? report.result.answer.invalidFields : []);
	if (import.meta.env.HAS_OWNER_FORM) view.markFields(restoreFiles(view.form, message));
}
