import { fire, submissionDetail } from './events';
import type { Failure } from './failure';
import type { FormView } from './form-view';

export type Refill = { kind: 'refill'; received: unknown } | Failure;

/**
 * Follows a reset of the form (CONTRACT 6.3). The event comes before the controls change, so the detail has their old
 * values. The form leaves `resetting` whether the refill was answered or not (PRODUCT 6); `wpcf7reset` follows an answer.
 * @param to the status to end in: `sent` if the reset belongs to a mail that was sent, else `init`
 * @param refill must not throw
 */
export async function followReset(view: FormView, to: 'sent' | 'init', refill: () => Promise<Refill>): Promise<void> {
	const detail = submissionDetail(view.identity, view.status, new FormData(view.form));
	view.clearResponse();
	view.advance({ kind: 'reset', to });
	const reset = view.phase.resets;
	const answer = await refill();
	view.advance({ kind: 'refilled', reset });
	if (answer.kind === 'failed') return;
	detail.apiResponse = answer.received;
	fire(view.form, 'wpcf7reset', detail);
}
