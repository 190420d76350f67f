import type { Line, Point } from '../isolines';

/** The sheet that a place is drawn on, metres of the place to units of the drawing. */
export type Sheet = {
	/** @param metres downhill from the middle */
	readonly x: (metres: number) => number;
	/** @param metres above the middle */
	readonly y: (metres: number) => number;
	/** Numbers from 0 to 1, the same for the same place. */
	readonly random: () => number;
};

/** What is drawn of a place, in units of the drawing. */
export type Drawing = {
	/** The ground as it is walked on. */
	readonly ground: readonly Line[];
	/** The slope before anything was built on it; the rock begins below. */
	readonly hillside: Line;
	readonly soil: readonly Line[];
	readonly stones: readonly Line[];
	/** Each with all its lines: one that the frame would cut is left out. */
	readonly plants: readonly (readonly Line[])[];
	readonly must: readonly Line[];
};

/** A line through points in metres. */
export function lineOn({ x, y }: Sheet, points: readonly (readonly [along: number, up: number])[]): Line {
	return points.map(([along, up]): Point => [x(along), y(up)]);
}
