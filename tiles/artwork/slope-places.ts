import type { Line, Point } from './isolines';
import { pathOf } from './lines';
import type { Slope } from './slope';

/** What stands in a parcel of the section, by which its drawing is made: `across`, in metres, is how much of the slope it shows. */
type Place = { readonly across: number; readonly of: 'terraces' | 'lagar' };

const places: Readonly<Record<string, Place>> = {
	'abade-franca': { across: 44, of: 'terraces' },
	'ameio-2016': { across: 22, of: 'terraces' },
	'abade-roriz': { across: 24, of: 'lagar' },
	'ameio-2020': { across: 44, of: 'terraces' },
	'vv-vinha-c': { across: 11, of: 'terraces' },
	'vv-vinha-rio': { across: 32, of: 'terraces' },
};

/** Units of a drawing, whatever it shows, and how far down it its middle lies. */
const [width, height, middle] = [900, 360, 200];
/** All in metres: a wall and how thick it is at its foot and its head, a vine, and the ground from one vine to the next. */
const wall = { height: 2, foot: 0.75, head: 0.55 };
const vine = { height: 1.5, every: 1.7 };
/** Schist stands steeply: its strata by what they go across for each metre down, and the units between two of them. */
const strata = { lean: 0.55, every: 24, length: 40 };

/** Square units of the drawing with one grain of soil. */
const grainArea = 130;

const ink = '#1C1A16';
const ochre = '#B98A4C';

type Layers = {
	rock: Line[];
	soil: Line[];
	ground: Line[];
	stones: Line[];
	plants: Line[];
	hillside: Line[];
	must: Line[];
};

/**
 * What stands at the places of a slope, as SVG: of each parcel a symbol by its slug, 5 wide and 2 high, cut through the slope as steep as
 * it is there. Strokes keep their widths at any size.
 */
export function drawPlaces(slope: Slope): string {
	const symbols = slope.parcels.flatMap(({ slug, from, to }) => {
		const place = places[slug];
		return place ? [symbolOf(slug, drawPlace(place, slope.ground, (from + to) / 2))] : [];
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${symbols.join('')}</svg>\n`;
}

function drawPlace({ across, of }: Place, ground: Slope['ground'], at: number): Layers {
	const unit = width / across;
	const random = randomFrom(Math.round(at));
	const fall = (heightAt(ground, at - across / 2) - heightAt(ground, at + across / 2)) / across;
	const x = (metres: number) => width / 2 + metres * unit;
	const y = (metres: number) => middle - metres * unit;
	const layers =
		of === 'lagar' ? lagar({ x, y: (metres) => y(metres - 0.8), random }) : terraces({ across, fall, x, y, random });
	return { ...layers, rock: strataUnder(layers.hillside[0] ?? [], random) };
}

type Sheet = {
	/** Units of the drawing, of metres from its middle. */
	readonly x: (metres: number) => number;
	readonly y: (metres: number) => number;
	readonly random: () => number;
};

/** Level ground, and where it would lie two metres too high a wall that holds it; one stands in the middle. */
function terraces({ across, fall, x, y, random }: Sheet & { across: number; fall: number }): Omit<Layers, 'rock'> {
	const tread = wall.height / fall;
	const count = Math.ceil(across / 2 / tread) + 1;
	const steps = Array.from({ length: 2 * count }, (_, index) => index - count);
	const drawn = steps.map((step) => {
		const [from, to, level] = [step * tread, (step + 1) * tread, -step * wall.height];
		const vines = Array.from({ length: Math.floor((tread - wall.head) / vine.every) }, (_, index) =>
			vineAt(from + (index + 0.6) * vine.every, level, { x, y, random }),
		);
		return {
			ground: [[from + wall.foot - wall.head, level] as const, [to, level] as const],
			stones: wallAt(to, level, { x, y, random }),
			plants: vines.flat(),
			soil: soilBelow([from, to - wall.head], level, { fall, x, y, random }),
		};
	});
	const ends: Line = [
		[x(-count * tread), y(count * wall.height)],
		[x(count * tread), y(-count * wall.height)],
	];
	return {
		ground: drawn.map(({ ground }) => ground.map(([along, level]): Point => [x(along), y(level)])),
		stones: drawn.flatMap(({ stones }) => stones),
		plants: drawn.flatMap(({ plants }) => plants),
		soil: drawn.flatMap(({ soil }) => soil),
		hillside: [ends],
		must: [],
	};
}

/** What was carried there to fill up from the hillside to level ground: grains, the more the deeper it is. */
function soilBelow(
	[from, to]: readonly [number, number],
	level: number,
	{ fall, x, y, random }: Sheet & { fall: number },
): Line[] {
	const unit = x(1) - x(0);
	const grains = Math.round(((to - from) ** 2 * fall * unit * unit) / 2 / grainArea);
	return Array.from({ length: grains }, (): Line => {
		const along = from + (to - from) * Math.sqrt(random());
		const depth = random() * (along - from) * fall;
		const [left, down] = [x(along), y(level - depth)];
		return [
			[left, down],
			[left + 3, down + 1],
		];
	});
}

/** A dry wall whose head ends at `to`, on `level`: courses of stones, each with its joints, leaning against the ground that it holds. */
function wallAt(to: number, level: number, { x, y, random }: Sheet): Line[] {
	const unit = x(1) - x(0);
	const courses = Math.min(8, Math.max(4, Math.round(wall.height * unit * 0.08)));
	return Array.from({ length: courses }, (_, course): Line[] => {
		const depth = (row: number) => (row / courses) * wall.height;
		const [top, foot] = [depth(course), depth(course + 1)];
		const face = (down: number) => to + (down / wall.height) * (wall.foot - wall.head);
		const back = to - wall.head;
		const outline = [
			[back, top],
			[face(top), top],
			[face(foot), foot],
			[back, foot],
			[back, top],
		] as const;
		const joint = back + (0.3 + 0.4 * random()) * wall.head;
		const joints = [
			[joint, top],
			[joint + (random() - 0.5) * 0.08, foot],
		] as const;
		return [outline, joints].map((line) => line.map(([along, down]): Point => [x(along), y(level - down)]));
	}).flat();
}

/** A trunk that has seen winters, and the shoots of the year on it. */
function vineAt(at: number, level: number, { x, y, random }: Sheet): Line[] {
	const point = (along: number, up: number): Point => [x(at + along), y(level + up * vine.height)];
	const bend = (random() - 0.5) * 0.3;
	const trunk = [point(0, 0), point(bend, 0.22), point(bend / 3, 0.42)];
	const shoots = [-0.5, -0.25, 0.02, 0.27, 0.5].flatMap((lean) => {
		const tip = lean + (random() - 0.5) * 0.12;
		const up = 1 - Math.abs(lean) * 0.5 + (random() - 0.5) * 0.12;
		const half = (0.42 + up) / 2;
		return [
			[point(bend / 3, 0.42), point(tip * 0.7, half), point(tip, up)],
			[point(tip - 0.13, up - 0.12), point(tip, up - 0.04), point(tip + 0.13, up - 0.1)],
		];
	});
	return [trunk, ...shoots];
}

/** A house of stone on level ground, and two of its granite tanks with must in them. */
function lagar({ x, y, random }: Sheet): Omit<Layers, 'rock'> {
	const at = (points: readonly (readonly [number, number])[]): Line =>
		points.map(([along, up]): Point => [x(along), y(up)]);
	const walls = [-6.2, 6.2].flatMap((side) =>
		Array.from({ length: 9 }, (_, course): Line[] => {
			const [foot, top] = [course * 0.36, (course + 1) * 0.36];
			const joint = side + (random() - 0.5) * 0.4;
			return [
				at([
					[side - 0.35, foot],
					[side + 0.35, foot],
					[side + 0.35, top],
					[side - 0.35, top],
					[side - 0.35, foot],
				]),
				at([
					[joint, foot],
					[joint, top],
				]),
			];
		}).flat(),
	);
	const roof = at([
		[-7, 3.1],
		[0, 5],
		[7, 3.1],
	]);
	const tiles = at([
		[-7, 3.35],
		[0, 5.28],
		[7, 3.35],
	]);
	const tank = (from: number, to: number): Line[] => [
		at([
			[from, 0],
			[from, 1.25],
			[from + 0.35, 1.25],
			[from + 0.35, 0.35],
			[to - 0.35, 0.35],
			[to - 0.35, 1.25],
			[to, 1.25],
			[to, 0],
		]),
		at([
			[from, 0.0],
			[to, 0.0],
		]),
	];
	const tanks = [
		[-5.2, -0.5],
		[0.5, 5.2],
	] as const;
	const must = tanks.flatMap(([from, to]) =>
		[0.42, 0.55, 0.68, 0.81, 0.94].map((up) =>
			at([
				[from + 0.4, up],
				[to - 0.4, up],
			]),
		),
	);
	const beams = at([
		[-6.2, 3.24],
		[6.2, 3.24],
	]);
	const ground = at([
		[-14, 1.2],
		[-9.5, 0.3],
		[-7, 0],
		[7, 0],
		[9.5, -0.5],
		[14, -1.6],
	]);
	return {
		ground: [ground],
		stones: [...walls, ...tanks.flatMap(([from, to]) => tank(from, to)), roof, tiles, beams],
		plants: [],
		soil: [],
		hillside: [ground],
		must,
	};
}

/** The rock below a line of ground: short strokes along its strata, denser the nearer to the surface. */
function strataUnder(ground: Line, random: () => number): Line[] {
	const strokes: Line[] = [];
	for (let across = -height; across < width + height; across += strata.every) {
		for (let down = 0; down < height; down += strata.length) {
			const top = down + random() * strata.length;
			const [x, length] = [across + top * strata.lean, strata.length * (0.4 + 0.5 * random())];
			const below = top - levelOf(ground, x);
			if (below < 10 || random() < below / 300) continue;
			strokes.push([
				[x, top],
				[x + length * strata.lean, top + length],
			]);
		}
	}
	return strokes;
}

function symbolOf(slug: string, { rock, soil, ground, stones, plants, hillside, must }: Layers): string {
	const path = (stroke: string, weight: string, lines: readonly Line[], more = '') =>
		lines.length === 0
			? ''
			: `<path stroke="${stroke}" stroke-width="${weight}"${more} d="${pathOf(lines.filter(isOnSheet))}" vector-effect="non-scaling-stroke"/>`;
	return `<symbol id="${slug}" viewBox="0 0 ${width} ${height}"><g fill="none" stroke-linejoin="round">${[
		path(ochre, '.8', rock),
		path(ochre, '1.2', soil),
		path(ochre, '1', hillside, ' stroke-dasharray="4 4"'),
		path('#5E1224', '1', must),
		path(ink, '.7', plants),
		path(ink, '.9', stones),
		path(ink, '1.5', ground),
	].join('')}</g></symbol>`;
}

function isOnSheet(line: Line): boolean {
	return line.some(([x]) => x > -40) && line.some(([x]) => x < width + 40);
}

function heightAt(ground: Slope['ground'], at: number): number {
	const after = ground.findIndex(([distance]) => distance >= at);
	const [one, other] = [ground[Math.max(after - 1, 0)], ground[after]];
	if (!one || !other) return ground.at(-1)?.[1] ?? 0;
	return other[0] === one[0] ? other[1] : one[1] + ((at - one[0]) / (other[0] - one[0])) * (other[1] - one[1]);
}

/** How far down the sheet a line lies at `x`. */
function levelOf(line: Line, x: number): number {
	const after = line.findIndex(([at]) => at >= x);
	const [one, other] = [line[Math.max(after - 1, 0)], line[after]];
	if (!one || !other) return line.at(-1)?.[1] ?? 0;
	return one === other ? one[1] : one[1] + ((x - one[0]) / (other[0] - one[0])) * (other[1] - one[1]);
}

/** Numbers from 0 to 1, the same from the same seed (Park and Miller's minimal standard generator). */
function randomFrom(seed: number): () => number {
	let state = (seed % 2147483646) + 1;
	return () => {
		state = (state * 48271) % 2147483647;
		return state / 2147483647;
	};
}
