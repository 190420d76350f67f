/** Time between two moves by the wheel, in milliseconds (SPEC 9). */
const WHEEL_LOCK_MS = 700;
/** A turn of less than this many pixels is none (SPEC 9). */
const LEAST_DELTA = 2;
/** A line of a wheel that counts lines, in pixels. */
const LINE = 16;

/** What the wheel asks: `pass` is left to the page, `hold` is swallowed while a move is under way. */
export type WheelAnswer = { kind: 'pass' } | { kind: 'hold' } | { kind: 'move'; direction: 1 | -1 };

export type WheelTurn = Pick<WheelEvent, 'deltaX' | 'deltaY' | 'deltaMode' | 'ctrlKey' | 'timeStamp'>;

/**
 * What a turn of the wheel does over a carousel that it drives. At an end the page scrolls on.
 * @param lastMove time of the last move by the wheel, on the clock of the events
 */
export function answerWheel(turn: WheelTurn, lastMove: number, ends: { start: boolean; end: boolean }): WheelAnswer {
	if (turn.ctrlKey) return { kind: 'pass' };
	if (turn.timeStamp - lastMove < WHEEL_LOCK_MS) return { kind: 'hold' };
	const longer = Math.abs(turn.deltaX) > Math.abs(turn.deltaY) ? turn.deltaX : turn.deltaY;
	const delta = turn.deltaMode === 0 ? longer : longer * LINE;
	if (Math.abs(delta) < LEAST_DELTA) return { kind: 'pass' };
	if (delta > 0 ? ends.end : ends.start) return { kind: 'pass' };
	return { kind: 'move', direction: delta > 0 ? 1 : -1 };
}
