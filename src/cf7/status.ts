/** The names an answer's status takes on the form, as class and as `data-status` (docs/contact-form-7.md 6). */
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
 * The form's status for the status of an answer (docs/contact-form-7.md 6). Names the plugin does not know become `custom-…`: of other
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

/** What a form shows when nothing is under way, and what is under way. */
export type Phase = {
	/** The status it shows when nothing is under way. */
	readonly rest: string;
	/** A submission was posted and is not answered. */
	readonly sending: boolean;
	/** A reset waits for its refill. */
	readonly resetting: boolean;
	/** How many resets there were: a refill that comes after a newer one ends nothing. */
	readonly resets: number;
};

export type PhaseEvent =
	| { type: 'pressed' }
	/** Pressed while the site holds its forms back (`wpcf7.blocked`). */
	| { type: 'blocked' }
	/** It came to an end of that name, by an answer, a failure, or by the page's own doing. */
	| { type: 'ended'; status: string }
	| { type: 'reset'; to: 'sent' | 'init' }
	| { type: 'refilled'; reset: number };

export function phaseIn(status: string): Phase {
	return { rest: status, sending: false, resetting: false, resets: 0 };
}

/**
 * The states of docs/contact-form-7.md 6 without their dead ends: every submission and reset ends in a final status, in any order of answer
 * and refill. A press while a submission is under way changes nothing: it is the same press.
 */
export function nextPhase(phase: Phase, event: PhaseEvent): Phase {
	switch (event.type) {
		case 'pressed':
			return phase.sending ? phase : { ...phase, sending: true, resetting: false };
		case 'blocked':
			return phase.sending ? phase : { ...phase, rest: 'submitting', resetting: false };
		case 'ended':
			return { ...phase, rest: event.status, sending: false, resetting: false };
		case 'reset':
			return { ...phase, rest: event.to, resetting: true, resets: phase.resets + 1 };
		case 'refilled':
			return event.reset === phase.resets ? { ...phase, resetting: false } : phase;
	}
}

/** The form's status, as class name and `data-status`. */
export function statusOf({ rest, sending, resetting }: Phase): string {
	if (resetting) return 'resetting';
	return sending ? 'submitting' : rest;
}
