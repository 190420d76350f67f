import { clamp } from '../../geo/scalars';
import type { Line } from '../isolines';
import { type Drawing, lineOn, type Sheet } from './sheet';
import { courseOf } from './stones';

/** All in metres: a wall and how thick it is at its foot and its head, a vine, and the ground from one vine to the next. */
const wall = { height: 2, foot: 0.75, head: 0.55 };
const vine = { height: 1.5, every: 1.7 };
/** Square units of the drawing with one grain of soil. */
const grainArea = 130;

/**
 * Level ground, and where it would lie two metres too high a wall that holds it; one stands in the middle.
 * @param across how much of the slope is shown, in metres
 * @param fall metres down for each metre across
 */
export function terraces(sheet: Sheet, across: number, fall: number): Drawing {
	const tread = wall.height / fall;
	const count = Math.ceil(across / 2 / tread) + 1;
	const steps = Array.from({ length: 2 * count }, (_, index) => {
		const step = index - count;
		const [from, to, level] = [step * tread, (step + 1) * tread, -step * wall.height];
		const vines = Array.from({ length: Math.floor((tread - wall.head) / vine.every) }, (_, index) =>
			vineAt(sheet, from + (index + 0.6) * vine.every, level),
		);
		return {
			ground: lineOn(sheet, [
				[from + wall.foot - wall.head, level],
				[to, level],
			]),
			stones: wallAt(sheet, to, level),
			plants: vines,
			soil: soilBelow(sheet, [from, to - wall.head], level, fall),
		};
	});
	return {
		ground: steps.map(({ ground }) => ground),
		stones: steps.flatMap(({ stones }) => stones),
		plants: steps.flatMap(({ plants }) => plants),
		soil: steps.flatMap(({ soil }) => soil),
		hillside: lineOn(sheet, [
			[-count * tread, count * wall.height],
			[count * tread, -count * wall.height],
		]),
		must: [],
	};
}

/** What was carried there to fill up from the hillside to level ground: grains, the more the deeper it is. */
function soilBelow(sheet: Sheet, [from, to]: readonly [number, number], level: number, fall: number): Line[] {
	const unit = sheet.x(1) - sheet.x(0);
	const area = ((to - from) ** 2 * fall * unit * unit) / 2;
	return Array.from({ length: Math.round(area / grainArea) }, (): Line => {
		const along = from + (to - from) * Math.sqrt(sheet.random());
		const depth = sheet.random() * (along - from) * fall;
		const [x, y] = [sheet.x(along), sheet.y(level - depth)];
		return [
			[x, y],
			[x + 3, y + 1],
		];
	});
}

/** A dry wall whose head ends at `to`, on `level`, and which leans against the ground that it holds. */
function wallAt(sheet: Sheet, to: number, level: number): Line[] {
	const unit = sheet.x(1) - sheet.x(0);
	const courses = clamp(Math.round(wall.height * unit * 0.08), 4, 8);
	const back = to - wall.head;
	const depthOf = (row: number) => (row / courses) * wall.height;
	const face = (depth: number) => to + (depth / wall.height) * (wall.foot - wall.head);
	return Array.from({ length: courses }, (_, course) => {
		const [head, foot] = [depthOf(course), depthOf(course + 1)];
		return courseOf(sheet, {
			head: [back, face(head), level - head],
			foot: [back, face(foot), level - foot],
		});
	}).flat();
}

/** A trunk that has seen winters, and the shoots of the year on it. */
function vineAt(sheet: Sheet, at: number, level: number): Line[] {
	const { random } = sheet;
	const line = (...points: readonly (readonly [across: number, up: number])[]) =>
		lineOn(
			sheet,
			points.map(([across, up]) => [at + across, level + up * vine.height]),
		);
	const bend = (random() - 0.5) * 0.3;
	const fork = [bend / 3, 0.42] as const;
	const shoots = [-0.5, -0.25, 0.02, 0.27, 0.5].flatMap((lean) => {
		const tip = lean + (random() - 0.5) * 0.12;
		const up = 1 - Math.abs(lean) * 0.5 + (random() - 0.5) * 0.12;
		return [
			line(fork, [tip * 0.7, (fork[1] + up) / 2], [tip, up]),
			line([tip - 0.13, up - 0.12], [tip, up - 0.04], [tip + 0.13, up - 0.1]),
		];
	});
	return [line([0, 0], [bend, 0.22], fork), ...shoots];
}
