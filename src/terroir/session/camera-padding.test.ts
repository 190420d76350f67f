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

const map = { top: 0, bottom: 400 };
const sides = { left: 0, right: 0 };

it.each([
	['nothing', [], 0, 0],
	['a row that the margin of the camera keeps clear of', [{ top: 0, bottom: 40 }], 0, 0],
	['steps above', [{ top: 10, bottom: 70 }], 22, 0],
	[
		'steps and switches above',
		[
			{ top: 10, bottom: 70 },
			{ top: 70, bottom: 130 },
		],
		82,
		0,
	],
	[
		'steps above and buttons at the foot',
		[
			{ top: 0, bottom: 60 },
			{ top: 310, bottom: 400 },
		],
		12,
		42,
	],
	[
		'buttons below the map',
		[
			{ top: 400, bottom: 460 },
			{ top: 700, bottom: 772 },
		],
		0,
		0,
	],
	['what is not shown', [{ top: 300, bottom: 300 }], 0, 0],
])('keeps free what lies under %s', (_, covers, top, bottom) => {
	expect(paddingAroundControls(map, covers)).toEqual({ top, bottom, ...sides });
});
