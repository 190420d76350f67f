import { expect, it } from 'vitest';
import { answerWheel, type WheelTurn } from './motion';

const turn = (change: Partial<WheelTurn>): WheelTurn => ({
	deltaX: 0,
	deltaY: 0,
	deltaMode: 0,
	ctrlKey: false,
	timeStamp: 10_000,
	...change,
});
const middle = { start: false, end: false };
const never = Number.NEGATIVE_INFINITY;

it.each([
	['a turn down moves on', { deltaY: 100 }, { kind: 'move', direction: 1 }],
	['a turn up moves back', { deltaY: -2 }, { kind: 'move', direction: -1 }],
	['the longer direction counts', { deltaX: -30, deltaY: 10 }, { kind: 'move', direction: -1 }],
	['a delta under 2 is none', { deltaY: 1.9 }, { kind: 'pass' }],
	['one line of a wheel that counts lines is a turn', { deltaY: 1, deltaMode: 1 }, { kind: 'move', direction: 1 }],
	['the wheel that enlarges the page is left alone', { deltaY: 100, ctrlKey: true }, { kind: 'pass' }],
] as const)('%s', (_, change, answer) => {
	expect(answerWheel(turn(change), never, middle)).toEqual(answer);
});

it('holds every turn for 700 ms after a move, and no longer', () => {
	expect(answerWheel(turn({ deltaY: 100, timeStamp: 1699 }), 1000, middle)).toEqual({ kind: 'hold' });
	expect(answerWheel(turn({ deltaY: 100, timeStamp: 1700 }), 1000, middle)).toEqual({ kind: 'move', direction: 1 });
});

it('leaves the page to scroll at either end', () => {
	expect(answerWheel(turn({ deltaY: 100 }), never, { start: false, end: true })).toEqual({ kind: 'pass' });
	expect(answerWheel(turn({ deltaY: -100 }), never, { start: true, end: false })).toEqual({ kind: 'pass' });
	expect(answerWheel(turn({ deltaY: -100 }), never, { start: false, end: true })).toEqual({
		kind: 'move',
		direction: -1,
	});
});
