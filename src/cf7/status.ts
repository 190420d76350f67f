/** The names an answer's status takes on the form, as class and as `data-status` (CONTRACT 6). */
const nameOfAnswer: ReadonlyMap<string, string> = new Map([
	['validation_failed', 'invalid'],
	['acceptance_missing', 'unaccepted'],
	['spam', 'spam'],
	['aborted', 'aborted'],
	['mail_sent', 'sent'],
	['mail_failed', 'failed'],
	['payment_required', 'payment-required'],
]);

const ownNames: ReadonlySet<string> = new Set([
	...nameOfAnswer.values(),
	'init',
	'submitting',
	'resetting',
	'validating',
]);

/**
 * The form's status for the status of an answer (CONTRACT 6). Names the plugin does not know become `custom-…`: only the
 * first run of other characters and the first run of blanks are replaced, as in the plugin.
 * @returns undefined if a blank is left, which could not be a class
 */
export function statusName(answerStatus: string): string | undefined {
	const known = nameOfAnswer.get(answerStatus);
	if (known) return known;
	if (ownNames.has(answerStatus)) return answerStatus;
	const name = answerStatus
		.replace(/[^0-9a-z]+/i, ' ')
		.trim()
		.replace(/\s+/, '-');
	return name === '' || /\s/.test(name) ? undefined : `custom-${name}`;
}
