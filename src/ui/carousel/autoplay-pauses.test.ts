import { expect, it } from 'vitest';
import { type AutoplayPauses, withPause } from './autoplay-pauses';

const none: AutoplayPauses = new Set();

it('runs again when the last reason is gone', () => {
	const hovered = withPause(none, 'hover', true);
	const both = withPause(hovered, 'focus', true);
	expect(withPause(both, 'hover', false)).toEqual(new Set(['focus']));
	expect(withPause(withPause(both, 'hover', false), 'focus', false).size).toBe(0);
});

it('stays stopped when the pointer comes and goes', () => {
	const stopped = withPause(none, 'stopped', true);
	expect(withPause(withPause(stopped, 'hover', true), 'hover', false)).toEqual(new Set(['stopped']));
});

it('ends for good with the first touch', () => {
	expect(withPause(withPause(none, 'touch', true), 'touch', false)).toEqual(new Set(['touch']));
});
