import { expect, it } from 'vitest';
import { startsByItself } from './use-map';

const good = { saveData: false, effectiveType: '4g' };
const slow = { saveData: false, effectiveType: '3g' };
const sparing = { saveData: true, effectiveType: '4g' };

it.each([
	['a phone with everything on it', true, true, slow, true],
	['a phone on a good line', true, false, good, false],
	['a computer with everything on it and no line to speak of', false, true, slow, true],
	['a computer on a good line', false, false, good, true],
	['a computer that does not tell', false, false, undefined, true],
	['a computer on a slow line', false, false, slow, false],
	['a computer that saves data', false, false, sparing, false],
] as const)('%s', (_, isPhone, onDevice, connection, starts) => {
	expect(startsByItself({ isPhone, onDevice, connection })).toBe(starts);
});
