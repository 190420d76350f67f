/** What a form is about: what it came to last, and what of its own is under way. */
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
	| { kind: 'pressed' }
	/** Pressed while the site holds its forms back (`wpcf7.blocked`). */
	| { kind: 'blocked' }
	/** It came to an end of that name, by an answer, a failure, or by the page's own doing. */
	| { kind: 'ended'; status: string }
	| { kind: 'reset'; to: 'sent' | 'init' }
	| { kind: 'refilled'; reset: number };

export function phaseIn(status: string): Phase {
	return { rest: status, sending: false, resetting: false, resets: 0 };
}

/**
 * The states of CONTRACT 6 without their dead ends: whatever was begun ends in a status of rest, in whichever order answer
 * and refill come. A press while a submission is under way changes nothing: it is the same press.
 */
export function nextPhase(phase: Phase, event: PhaseEvent): Phase {
	switch (event.kind) {
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
