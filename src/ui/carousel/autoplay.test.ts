// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubIntersectionObserver } from '../../../tests/unit/intersection-observer';
import { type AutoplayPauses, playByItself, withPause } from './autoplay';

let seen: (isIntersecting: boolean) => void;
let media: Record<string, boolean>;

beforeEach(() => {
	vi.useFakeTimers();
	media = {};
	vi.stubGlobal('matchMedia', (query: string) => ({ matches: media[query] ?? false, addEventListener: () => {} }));
	const tell = stubIntersectionObserver();
	seen = (isIntersecting) => tell({ isIntersecting });
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	document.body.replaceChildren();
});

function start() {
	const element = document.createElement('section');
	const button = document.createElement('button');
	element.append(button);
	document.body.append(element);
	const next = vi.fn();
	const onPlaying = vi.fn();
	const autoplay = playByItself(element, next, onPlaying);
	seen(true);
	return { element, button, next, onPlaying, autoplay };
}

it('moves every 5000 ms, and not before', () => {
	const { next, onPlaying } = start();
	expect(onPlaying).toHaveBeenLastCalledWith(true);
	vi.advanceTimersByTime(4999);
	expect(next).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(next).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(10_000);
	expect(next).toHaveBeenCalledTimes(3);
});

it.each([
	['under the pointer', 'pointerenter', 'pointerleave'],
	['with the focus within', 'focusin', 'focusout'],
])('pauses %s, and waits the whole time afterwards', (_, enter, leave) => {
	const { element, next, onPlaying } = start();
	vi.advanceTimersByTime(4000);
	element.dispatchEvent(new Event(enter));
	expect(onPlaying).toHaveBeenLastCalledWith(false);
	vi.advanceTimersByTime(20_000);
	expect(next).not.toHaveBeenCalled();
	element.dispatchEvent(new Event(leave));
	vi.advanceTimersByTime(4999);
	expect(next).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(next).toHaveBeenCalledTimes(1);
});

it('rests out of view and ends for good with a touch', () => {
	const { element, next } = start();
	seen(false);
	vi.advanceTimersByTime(20_000);
	seen(true);
	element.dispatchEvent(new Event('touchstart'));
	vi.advanceTimersByTime(20_000);
	expect(next).not.toHaveBeenCalled();
});

it.each(['(prefers-reduced-motion: reduce)', '(hover: none)'])('never begins where %s', (query) => {
	media[query] = true;
	const { next } = start();
	vi.advanceTimersByTime(20_000);
	expect(next).not.toHaveBeenCalled();
});

it('stops and goes on as the visitor says, and ends with the carousel', () => {
	const { next, autoplay } = start();
	autoplay.setStopped(true);
	vi.advanceTimersByTime(20_000);
	expect(next).not.toHaveBeenCalled();
	autoplay.setStopped(false);
	vi.advanceTimersByTime(5000);
	expect(next).toHaveBeenCalledTimes(1);
	autoplay.end();
	vi.advanceTimersByTime(20_000);
	expect(next).toHaveBeenCalledTimes(1);
});

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
