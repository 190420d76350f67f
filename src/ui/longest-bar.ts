import { metresPerDegreeEast } from '../content/coordinates';
import type { PlateLand } from '../content/wines/land';

/** A scale bar: how long it is drawn, and what stands at the ends of its four segments. */
export type RoundBar = { width: number; values: readonly number[]; unit: 'm' | 'km' };

/** Lengths whose quarters are round, in metres. */
const lengths = [20, 40, 80, 200, 400, 800, 2000, 4000, 8000, 20_000, 40_000, 80_000] as const;

/** The longest round bar of a drawing at any scale. @param metresPerUnit on the ground @param room and the bar's width in those units */
export function longestBar(metresPerUnit: number, room: number): RoundBar {
	const length = lengths.findLast((metres) => metres / metresPerUnit <= room) ?? lengths[0];
	const [unit, perUnit] = length >= 4000 ? (['km', 1000] as const) : (['m', 1] as const);
	return {
		width: length / metresPerUnit,
		values: [0, 1, 2, 3, 4].map((quarter) => (length * quarter) / 4 / perUnit),
		unit,
	};
}

/** Share of a plate's width that its scale bar may take, in per cent. */
const barRoom = 52;

/** The scale bar of a plate; its width in per cent of the plate's, so that it holds at any size and on paper. */
export function plateScale({ west, east, south, north }: PlateLand['bounds']): RoundBar {
	const across = (east - west) * metresPerDegreeEast((south + north) / 2);
	return longestBar(across / 100, barRoom);
}
