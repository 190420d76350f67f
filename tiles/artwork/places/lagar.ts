import type { Line } from '../isolines';
import { type Drawing, lineOn, type Sheet } from './sheet';
import { courseOf } from './stones';

/** All in metres: how far down the middle of the sheet the floor lies, how far from it a wall stands to each side, and how thick and high. */
const floor = -0.8;
const wall = { at: 6.2, thickness: 0.7, course: 0.36, courses: 9 };
const eaves = { at: 7, up: 3.1, ridge: 5, thickness: 0.26 };
/** A tank of granite, and how high the must stands in it. */
const tanks = [
	[-5.2, -0.5],
	[0.5, 5.2],
] as const;
const tank = { height: 1.25, thickness: 0.35 };
const must = [0.42, 0.55, 0.68, 0.81, 0.94];

/** A house of stone on level ground, and two of its granite tanks with must in them. */
export function lagar(sheet: Sheet): Drawing {
	const line = (...points: readonly (readonly [along: number, up: number])[]) =>
		lineOn(
			sheet,
			points.map(([along, up]) => [along, up + floor]),
		);
	const roof = [0, eaves.thickness].map((up) =>
		line([-eaves.at, eaves.up + up], [0, eaves.ridge + up], [eaves.at, eaves.up + up]),
	);
	const beam = line([-wall.at, wall.courses * wall.course], [wall.at, wall.courses * wall.course]);
	const ground = line([-14, 1.2], [-9.5, 0.3], [-7, 0], [7, 0], [9.5, -0.5], [14, -1.6]);
	return {
		ground: [ground],
		stones: [
			...[-wall.at, wall.at].flatMap((at) => wallAt(sheet, at)),
			...tanks.map(([from, to]) => {
				const [inner, outer] = [from + tank.thickness, to - tank.thickness];
				const { height, thickness } = tank;
				return line(
					[from, 0],
					[from, height],
					[inner, height],
					[inner, thickness],
					[outer, thickness],
					[outer, height],
					[to, height],
					[to, 0],
				);
			}),
			...roof,
			beam,
		],
		plants: [],
		soil: [],
		hillside: ground,
		must: tanks.flatMap(([from, to]) =>
			must.map((up) => line([from + tank.thickness + 0.05, up], [to - tank.thickness - 0.05, up])),
		),
	};
}

function wallAt(sheet: Sheet, at: number): Line[] {
	const [back, face] = [at - wall.thickness / 2, at + wall.thickness / 2];
	return Array.from({ length: wall.courses }, (_, course) => {
		const foot = floor + course * wall.course;
		return courseOf(sheet, { head: [back, face, foot + wall.course], foot: [back, face, foot] });
	}).flat();
}
