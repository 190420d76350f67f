import { expect, it } from 'vitest';
import { paddingUnder } from './camera-padding';

const box = (left: number, top: number, width: number, height: number) => ({
	left,
	top,
	width,
	right: left + width,
	bottom: top + height,
});
const none = { top: 0, right: 0, bottom: 0, left: 0 };

it('counts a panel beside the view', () => {
	expect(paddingUnder(box(0, 64, 1440, 836), box(0, 64, 400, 836))).toEqual({ ...none, left: 400 });
});

it.each([
	['at rest', 460, 384],
	['at its tabs', 748, 96],
	['below the map', 900, 0],
	['over all of it: no more than six tenths', 60, 0.6 * 784],
])('counts a sheet %s', (_, top, bottom) => {
	expect(paddingUnder(box(0, 60, 390, 784), box(0, top, 390, 844 - top))).toEqual({ ...none, bottom });
});
