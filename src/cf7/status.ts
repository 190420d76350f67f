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

const namesOfAnswers: ReadonlySet<string> = new Set(nameOfAnswer.values());

/**
 * The form's status for the status of an answer (CONTRACT 6). Names the plugin does not know become `custom-…`: of other
 * characters only the first run is replaced, as in the plugin, and of blanks every run, since none could be in a class. So do
 * `init`, `submitting`, `resetting` and `validating`: the plugin takes them as they are, and never leaves them.
 */
export function statusName(answerStatus: string): string {
	const known = nameOfAnswer.get(answerStatus);
	if (known) return known;
	if (namesOfAnswers.has(answerStatus)) return answerStatus;
	const name = answerStatus
		.replace(/[^0-9a-z]+/i, ' ')
		.trim()
		.replace(/\s+/g, '-');
	return `custom-${name}`;
}
