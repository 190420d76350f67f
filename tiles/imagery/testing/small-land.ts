import type { Metres } from '../../geo/frame';
import { fillGrid, type Grid, type GridFrame } from '../../terrain/grid';
import type { Land } from '../renderer';

const frame: GridFrame = { west: -1500, south: -1500, cell: 25, columns: 121, rows: 121 };
const riverX = -700;

/**
 * A hill east of a river that flows north, with a plain in the far east, one parcel on the hillside, a track past it, a
 * paved road along the foot, and a house.
 */
export function smallLand(): Land {
	const heights = grid((x, y) => 120 + 0.35 * Math.min(Math.max(x + 650, 0), 1500) + 12 * Math.sin(y / 190));
	const square: Metres[] = [
		[-200, -120],
		[100, -120],
		[100, 120],
		[-200, 120],
		[-200, -120],
	];
	return {
		ground: {
			heights,
			rowSurface: heights,
			shadow: grid(() => 1),
			openness: grid(() => 0),
			water: grid((x) => Math.abs(x - riverX) - 40),
			streams: grid(() => 3),
		},
		network: {
			quintas: { main: [0, 300], martim: [900, 900], valesabor: [-900, -900], moinho: [900, -900] },
			villages: [],
			roads: [
				{
					class: 'track',
					width: 3,
					line: [
						[-300, 180],
						[300, 180],
					],
				},
				{
					class: 'paved',
					width: 5.5,
					line: [
						[-560, -1400],
						[-560, 1400],
					],
				},
			],
			buildings: [{ x: 0, y: 300, angle: 0.3, length: 24, width: 11, height: 6, kind: 'roof', seed: 3 }],
		},
		parcels: [{ slug: 'abade-tn', rings: [square] }],
	};
}

function grid(value: (x: number, y: number) => number): Grid {
	return fillGrid(frame, value);
}
