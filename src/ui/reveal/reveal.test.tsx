// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Reveal } from './reveal';

let calm = false;
let report: (entry: { intersectionRatio: number; height: number }) => void;
const disconnect = vi.fn();
const animate = vi.fn<(frames: Keyframe[], options: KeyframeAnimationOptions) => void>();

beforeEach(() => {
	calm = false;
	disconnect.mockReset();
	animate.mockReset();
	vi.stubGlobal('matchMedia', () => ({ matches: calm }));
	vi.stubGlobal(
		'IntersectionObserver',
		class {
			constructor(told: (entries: object[]) => void) {
				report = ({ intersectionRatio, height }) =>
					act(() => told([{ intersectionRatio, intersectionRect: { height }, rootBounds: { height: 900 } }]));
			}
			observe() {}
			disconnect = disconnect;
		},
	);
	Object.assign(Element.prototype, { animate });
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

it('waits until 40 % is in view, then draws line after line, once', () => {
	const state = draw();
	report({ intersectionRatio: 0.39, height: 100 });
	expect([state(), animate.mock.calls.length]).toEqual(['waiting', 0]);
	report({ intersectionRatio: 0.4, height: 100 });
	expect(state()).toBe('drawn');
	expect(animate.mock.calls.map(([, { duration, delay }]) => [duration, delay])).toEqual([
		[1600, 0],
		[1600, 90],
	]);
	expect(disconnect).toHaveBeenCalled();
});

it('counts the window where the drawing is taller', () => {
	const state = draw();
	report({ intersectionRatio: 0.2, height: 360 });
	expect(state()).toBe('drawn');
});

it('stands drawn at once with reduced motion', () => {
	calm = true;
	const state = draw();
	report({ intersectionRatio: 1, height: 100 });
	expect([state(), animate.mock.calls.length]).toEqual(['drawn', 0]);
});
