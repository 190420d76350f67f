// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stubIntersectionObserver } from '../../../tests/unit/intersection-observer';
import { act, cleanup, render } from '../../../tests/unit/testing-library';
import { Reveal } from './reveal';

let calm = false;
let report: (entry: { intersectionRatio: number; height: number }) => void;
const disconnect = vi.fn();
const animate = vi.hoisted(() =>
	vi.fn<(line: Element, keyframes: object, options: { duration: number; delay: number }) => object>(),
);
vi.mock('motion/mini', () => ({ animate }));

beforeEach(() => {
	calm = false;
	disconnect.mockReset();
	animate.mockReset().mockReturnValue({ finished: Promise.resolve() });
	vi.stubGlobal('matchMedia', () => ({ matches: calm }));
	const tell = stubIntersectionObserver(disconnect);
	report = ({ intersectionRatio, height }) =>
		act(() => tell({ intersectionRatio, intersectionRect: { height }, rootBounds: { height: 900 } }));
});
afterEach(cleanup);

function draw() {
	const { container } = render(
		<Reveal>
			<svg aria-hidden="true">
				<path data-draw="line" pathLength={1} />
				<path />
				<path data-draw="fade" />
			</svg>
		</Reveal>,
	);
	return () => container.querySelector('[data-reveal]')?.getAttribute('data-reveal');
}

it('waits until 40 % is in view, then draws line after line, once', async () => {
	const state = draw();
	report({ intersectionRatio: 0.39, height: 100 });
	expect([state(), animate.mock.calls.length]).toEqual(['waiting', 0]);
	report({ intersectionRatio: 0.4, height: 100 });
	// Before the code is here.
	expect(disconnect).toHaveBeenCalled();
	await vi.waitFor(() => expect(state()).toBe('drawn'));
	await vi.waitFor(() => expect(animate).toHaveBeenCalledTimes(2));
	expect(animate.mock.calls.map(([, , { duration, delay }]) => [duration, delay])).toEqual([
		[1.6, 0],
		[1.6, 0.09],
	]);
});

it('counts the window where the drawing is taller', async () => {
	const state = draw();
	report({ intersectionRatio: 0.2, height: 360 });
	await vi.waitFor(() => expect(state()).toBe('drawn'));
});

it('stands drawn at once with reduced motion', () => {
	calm = true;
	const state = draw();
	report({ intersectionRatio: 1, height: 100 });
	expect([state(), animate.mock.calls.length]).toEqual(['drawn', 0]);
});
