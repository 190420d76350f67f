/** Why a carousel does not move by itself. */
export type AutoplayPause =
	/** The visitor pressed the button. */
	| 'stopped'
	| 'hover'
	| 'focus'
	/** For good: a carousel does not move by itself under a finger (DESIGN 2.4). */
	| 'touch'
	/** The tab is in the background. */
	| 'hidden'
	/** The carousel is not on the screen. */
	| 'away'
	| 'reduced-motion';

/** It moves by itself while there is none. */
export type AutoplayPauses = ReadonlySet<AutoplayPause>;

/** The pauses after one of them begins or ends. */
export function withPause(pauses: AutoplayPauses, pause: AutoplayPause, holds: boolean): AutoplayPauses {
	const next = new Set(pauses);
	if (holds) next.add(pause);
	else if (pause !== 'touch') next.delete(pause);
	return next;
}
