import { expect, test } from 'vitest';
import { duration, progressLine } from './progress';

test('rate and time left count what this run has made', () => {
	expect(progressLine({ done: 300, total: 600, made: 100, seconds: 50 }, 'tiles')).toBe(
		'300/600 tiles, 2.0 a second, 2 min 30 s left',
	);
});

test('before anything is done nothing is promised', () => {
	expect(progressLine({ done: 200, total: 600, made: 0, seconds: 0 }, 'tiles')).toBe('200/600 tiles');
});

test('a time is given in minutes from one on', () => {
	expect(duration(59.4)).toBe('59 s');
	expect(duration(59.6)).toBe('1 min 0 s');
	expect(duration(605)).toBe('10 min 5 s');
});
