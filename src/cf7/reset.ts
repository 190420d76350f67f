import { fire, submissionDetail } from './events';
import type { Failure } from './failure';
import type { FormView } from './form-view';

export type Refill = { kind: 'refill'; received: unknown } | Failure;

/**
 * Follows a reset of the form (CONTRACT 6.3). The event comes before the controls change, so the detail has their old
 * values. The form leaves `resetting` whether the refill was answered or not (PRODUCT 6).
 * @param next the status to end in: `sent` if the reset belongs to a mail that was sent, else `init`
 * @param refill must not throw
 */
export async function followReset(view: FormView, next: 'sent' | 'init', refill: () => Promise<Refill>): Promise<void> {
	const detail = submissionDetail(view.identity, view.status, new FormData(view.form));
	view.clearResponse();
	view.enter('resetting');
	const answer = await refill();
	if (answer.kind === 'refill') detail.apiResponse = answer.received;
	view.enter(next);
	fire(view.form, 'wpcf7reset', detail);
}
