import { expect, it } from 'vitest';
import { paddingAroundControls, paddingBesidePanel } from './camera-padding';

const box = (left: number, top: number, width: number, height: number) => ({
	left,
	top,
	width,
	right: left + width,
	bottom: top + height,
});
const none = { top: 0, right: 0, bottom: 0, left: 0 };

it('counts a panel beside the view', () => {
	expect(paddingBesidePanel(box(0, 64, 1440, 836), box(0, 64, 400, 836))).toEqual({ ...none, left: 400 });
});

it.each([
	['at rest', 460, 384],
	['at its tabs', 748, 96],
	['below the map', 900, 0],
	['over all of it: no more than six tenths', 60, 0.6 * 784],
])('counts a sheet %s', (_, top, bottom) => {
	expect(paddingBesidePanel(box(0, 60, 390, 784), box(0, top, 390, 844 - top))).toEqual({ ...none, bottom });
});

const extent = (top: number, bottom: number) => ({ top, bottom });

it.each([
	['nothing', [], 0, 0],
	['a row that the margin of the camera keeps clear of', [extent(0, 40)], 0, 0],
	['steps above', [extent(10, 70)], 22, 0],
	['steps and switches above', [extent(10, 70), extent(70, 130)], 82, 0],
	['steps above and buttons at the foot', [extent(0, 60), extent(310, 400)], 12, 42],
	['buttons below the map', [extent(400, 460), extent(700, 772)], 0, 0],
	['what is not shown', [extent(300, 300)], 0, 0],
])('keeps free what lies under %s', (_, covers, top, bottom) => {
	expect(paddingAroundControls(extent(0, 400), covers)).toEqual({ ...none, top, bottom });
});
