// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { smoothScrollTo, tween } from './smooth-scroll';

let calm = false;
const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
	vi.useFakeTimers();
	calm = false;
	scrollTo.mockReset();
	vi.stubGlobal('matchMedia', () => ({ matches: calm }));
	vi.stubGlobal('scrollTo', scrollTo);
	Object.defineProperty(document.documentElement, 'scrollHeight', { value: 5000, configurable: true });
});
afterEach(() => {
	vi.useRealTimers();
	document.body.replaceChildren();
});

function section(top: number): HTMLElement {
	const element = document.createElement('section');
	element.getBoundingClientRect = () => new DOMRect(0, top, 100, 100);
	document.body.append(element);
	return element;
}
const tops = () => scrollTo.mock.calls.map(([{ top }]) => top ?? Number.NaN);

it('begins at the beginning, ends at the end and never goes back', () => {
	expect([tween(0), tween(0.5), tween(1)]).toEqual([0, 0.5, 1]);
	const share = fc.double({ min: -1, max: 2, noNaN: true });
	fc.assert(fc.property(share, share, (a, b) => tween(Math.min(a, b)) <= tween(Math.max(a, b))));
});

it('arrives after the time given, by the way, and gives the target the focus', () => {
	const target = section(1000);
	smoothScrollTo(target, 800);
	expect(document.activeElement).toBe(target);
	vi.advanceTimersByTime(400);
	expect(tops().at(-1)).toBeGreaterThan(100);
	expect(tops().at(-1)).toBeLessThan(900);
	vi.advanceTimersByTime(500);
	expect(tops().at(-1)).toBe(1000);
	const steps = tops().length;
	vi.advanceTimersByTime(500);
	expect(tops()).toHaveLength(steps);
});

it('jumps with reduced motion', () => {
	calm = true;
	smoothScrollTo(section(1000), 1800);
	expect(scrollTo.mock.calls).toEqual([[{ top: 1000, behavior: 'instant' }]]);
});

it('goes no further than the page', () => {
	calm = true;
	smoothScrollTo(section(9000), 800);
	expect(tops()).toEqual([5000 - innerHeight]);
});

it.each(['wheel', 'touchstart', 'keydown', 'pointerdown'])('ends with the visitor’s own %s', (type) => {
	smoothScrollTo(section(1000), 800);
	vi.advanceTimersByTime(200);
	const steps = tops().length;
	dispatchEvent(new Event(type));
	vi.advanceTimersByTime(1000);
	expect(tops()).toHaveLength(steps);
});
