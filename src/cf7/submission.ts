import type { FeedbackAnswer } from './answer';
import type { Refill } from './api';
import { fire, fireAnswered, submissionDetail } from './events';
import type { FailureCode } from './failure';
import type { FormView } from './form-view';
import { statusName } from './status';

/** How a sending ended: with an answer, or without one and with words for the visitor. */
export type SendResult =
	| { kind: 'answered'; answer: FeedbackAnswer }
	| { kind: 'failed'; code: FailureCode; message: string };

/** How a form is sent, and emptied after its mail has gone. Neither may throw. */
type Sending = { send(formData: FormData): Promise<SendResult>; empty(): void };

/**
 * Sends a form and shows how it ended, in the measured order (docs/contact-form-7.md 6.1, 6.2). Unlike the plugin's client, a press
 * while one is under way sends nothing, and a failure ends in a `custom-…` status of its own (docs/product.md 3).
 */
export async function submit(view: FormView, submitter: HTMLElement | null, { send, empty }: Sending): Promise<void> {
	if (view.phase.sending) return;
	const formData = new FormData(view.form);
	if ((submitter instanceof HTMLInputElement || submitter instanceof HTMLButtonElement) && submitter.name) {
		formData.append(submitter.name, submitter.value);
	}
	const detail = submissionDetail(view.identity, view.status, formData);
	view.clearResponse();
	fire(view.form, 'wpcf7beforesubmit', detail);
	view.advance({ type: 'pressed' });
	const result = await send(formData);
	if (result.kind === 'failed') {
		view.advance({ type: 'ended', status: statusName(result.code) });
		view.showMessage(result.message);
		return;
	}
	const { answer } = result;
	detail.status = answer.status;
	detail.apiResponse = answer.received;
	view.advance({ type: 'ended', status: answer.statusName });
	fireAnswered(view.form, answer.statusName, detail);
	view.keepHash(answer.postedDataHash);
	if (answer.status === 'mail_sent') empty();
	view.markFields(answer.invalidFields);
	view.showMessage(answer.message);
}

/**
 * Follows a reset of the form (docs/contact-form-7.md 6.3). The event comes before the controls change, so the detail has their old
 * values. The form leaves `resetting` whether the refill was answered or not (docs/product.md 6); `wpcf7reset` follows an answer.
 * @param to the status to end in: `sent` if the reset belongs to a mail that was sent, else `init`
 * @param refill must not throw
 */
export async function followReset(view: FormView, to: 'sent' | 'init', refill: () => Promise<Refill>): Promise<void> {
	const detail = submissionDetail(view.identity, view.status, new FormData(view.form));
	view.clearResponse();
	view.advance({ type: 'reset', to });
	const reset = view.phase.resets;
	const answer = await refill();
	view.advance({ type: 'refilled', reset });
	if (answer.kind === 'failed') return;
	detail.apiResponse = answer.received;
	fire(view.form, 'wpcf7reset', detail);
}
