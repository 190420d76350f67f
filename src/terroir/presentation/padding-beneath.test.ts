import { expect, it } from 'vitest';
import { paddingBeneath } from './padding-beneath';

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
	expect(paddingBeneath(map, covers)).toEqual({ top, bottom, ...sides });
});
