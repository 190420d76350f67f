import { expect, test } from 'vitest';
import { megabytes, timeLeft } from '#messages/device';
import { sizeText } from './size';

test('sizes are said in the unit that fits', () => {
	expect(megabytes(0)).toBe('0\u00a0MB');
	expect(megabytes(40_000)).toBe('menos de 0,1\u00a0MB');
	expect(sizeText(76_000_000)).toBe('76\u00a0MB');
	expect(sizeText(2_100_000_000)).toBe('2,1\u00a0GB');
});

test('time is said as one says it', () => {
	expect(timeLeft(5)).toBe('falta menos de um minuto');
	expect(timeLeft(61)).toBe('faltam 2\u00a0min');
	expect(timeLeft(7300)).toBe('faltam 3\u00a0h');
});
