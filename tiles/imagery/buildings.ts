import { blended, type Colour, lightened } from '../fields/colours';
import { clamp } from '../geo/scalars';
import { sun } from '../ground/sun';
import { toFootprint } from '../roads/footprint';
import type { Building } from '../roads/network';
import { hashUnit } from '../terrain/noise';
import type { PixelFrame } from './frame';
import { coverColours } from './paint';

/** Metres of paving around a pool. */
const poolEdge = 1.5;
/** What a building changes lies within this of its walls, in metres, beside its shadow. */
const yard = 7;
/** The pictures were taken from a little to the south: so much of each metre of a wall is seen. */
const lean = 0.2;
const roofPitch = 0.42;

/** Paints a pixel of a building: `along` and `across` in metres from its middle, on the ground. */
type Surface = (along: number, across: number) => Colour;

/** A surface laid over a plan moved `north` metres and grown by `grown`, fading out over `soft` metres. */
type Layer = {
	readonly north: number;
	readonly grown: number;
	readonly soft: number;
	readonly strength: number;
	readonly surface: Surface;
};

const flush = { north: 0, grown: 0, soft: 0, strength: 1 } as const;

/** Puts the buildings of a frame on its finished picture: yard, shadow, walls, roof. */
export function paintBuildings(pixels: Uint8Array, frame: PixelFrame, buildings: readonly Building[]): void {
	const { xs, ys } = frame;
	const margin = 80;
	for (const building of buildings) {
		const { x, y } = building;
		if (x < (xs[0] ?? 0) - margin || x > (xs.at(-1) ?? 0) + margin) continue;
		if (y > (ys[0] ?? 0) + margin || y < (ys.at(-1) ?? 0) - margin) continue;
		paintBuilding(pixels, frame, building);
	}
}

function paintBuilding(pixels: Uint8Array, frame: PixelFrame, building: Building): void {
	const put = (layer: Layer) => stamp(pixels, frame, building, layer);
	switch (building.kind) {
		case 'court':
			put({ ...flush, soft: 6, strength: 0.75, surface: () => lightened(coverColours.gravel, 0.96) });
			break;
		case 'pool':
			put({ ...flush, surface: () => coverColours.lime });
			put({ ...flush, grown: -poolEdge, surface: () => coverColours.pool });
			break;
		case 'tank':
			castShadow(pixels, frame, building);
			put({ ...flush, surface: tankOf(building) });
			break;
		case 'roof':
			put({ ...flush, grown: 1.5, soft: yard, strength: 0.42, surface: () => coverColours.gravel });
			castShadow(pixels, frame, building);
			put({
				...flush,
				north: -lean * building.height,
				grown: -0.4,
				surface: () => lightened(coverColours.lime, 0.93),
			});
			put({ ...flush, surface: roofOf(building, frame.resolution) });
	}
}

/** A cylinder of steel, lighter towards the sun. */
function tankOf({ angle, length }: Building): Surface {
	const cos = Math.cos(angle);
	const sin = Math.sin(angle);
	return (along, across) => {
		const east = along * cos - across * sin;
		const north = along * sin + across * cos;
		return lightened(coverColours.metal, 0.92 + (0.5 * (east * sun.east + north * sun.north)) / length);
	};
}

/** Two pitches, lit by where they face, tiles and repairs, most roofs of new tile, some old, a few of pale sheet. */
function roofOf({ angle, width, length, seed }: Building, resolution: number): Surface {
	const lot = hashUnit(seed, 1, 6);
	const base = lot < 0.1 ? lightened(coverColours.lime, 0.85) : blended(coverColours.roof, coverColours.roofOld, lot);
	const tiles = resolution < 0.7 ? 0.06 : 0.02;
	return (along, across) => {
		const side = across > 0 ? roofPitch : -roofPitch;
		const facing = 1 + (side * (Math.cos(angle) * sun.north - Math.sin(angle) * sun.east)) / sun.rise;
		const patched = 0.1 * (hashUnit(Math.floor(along / 1.7), Math.floor(across / 1.7), seed) - 0.5);
		const isRim = Math.abs(across) > width / 2 - 0.5 || Math.abs(along) > length / 2 - 0.5 || Math.abs(across) < 0.4;
		return lightened(base, (0.45 + 0.52 * facing) * (1 + tiles * Math.sin(along * 5.7) + patched) * (isRim ? 1.08 : 1));
	};
}

/** Lays a surface over a building's plan. Smaller than a pixel it covers its share of one. */
function stamp(pixels: Uint8Array, frame: PixelFrame, building: Building, layer: Layer): void {
	const { north, grown, surface } = layer;
	const soft = Math.max(layer.soft, frame.resolution);
	const area = (building.length + 2 * grown) * (building.width + 2 * grown);
	const most = layer.strength * Math.min(1, area / frame.resolution ** 2);
	forPixelsAround(frame, building, grown + soft + Math.abs(north), (at, x, y) => {
		const [along, across] = toFootprint(building, [x, y - north]);
		const part = clamp(0.5 - (outside(building, along, across) - grown) / soft) * most;
		if (part > 0) blend(pixels, at, surface(along, across), part);
	});
}

function castShadow(pixels: Uint8Array, frame: PixelFrame, building: Building): void {
	const reach = building.height / sun.rise;
	const most = 0.52 * Math.min(1, (building.length * building.width) / frame.resolution ** 2);
	forPixelsAround(frame, building, reach + frame.resolution, (at, x, y) => {
		let darkest = 0;
		for (let step = 0; step <= 4; step++) {
			const [along, across] = toFootprint(building, [
				x + (sun.east * reach * step) / 4,
				y + (sun.north * reach * step) / 4,
			]);
			darkest = Math.max(darkest, clamp(0.5 - outside(building, along, across) / frame.resolution));
		}
		for (let channel = 0; channel < 3; channel++)
			pixels[at + channel] = (pixels[at + channel] ?? 0) * (1 - most * darkest);
	});
}

function forPixelsAround(
	{ xs, ys, resolution }: PixelFrame,
	building: Building,
	reach: number,
	visit: (at: number, x: number, y: number) => void,
): void {
	const radius = Math.hypot(building.length, building.width) / 2 + reach + resolution;
	const west = xs[0] ?? 0;
	const north = ys[0] ?? 0;
	const stepX = ((xs.at(-1) ?? 0) - west) / (xs.length - 1);
	const stepY = ((ys.at(-1) ?? 0) - north) / (ys.length - 1);
	const firstColumn = Math.max(0, Math.floor((building.x - radius - west) / stepX));
	const lastColumn = Math.min(xs.length - 1, Math.ceil((building.x + radius - west) / stepX));
	const firstRow = Math.max(0, Math.floor((building.y + radius - north) / stepY));
	const lastRow = Math.min(ys.length - 1, Math.ceil((building.y - radius - north) / stepY));
	for (let row = firstRow; row <= lastRow; row++) {
		for (let column = firstColumn; column <= lastColumn; column++)
			visit((row * xs.length + column) * 3, xs[column] ?? 0, ys[row] ?? 0);
	}
}

/** Metres outside the plan, negative within. */
function outside({ kind, length, width }: Building, along: number, across: number): number {
	if (kind === 'tank') return Math.hypot(along, across) - length / 2;
	return Math.max(Math.abs(along) - length / 2, Math.abs(across) - width / 2);
}

function blend(pixels: Uint8Array, at: number, colour: Colour, part: number): void {
	for (let channel = 0; channel < 3; channel++) {
		const under = pixels[at + channel] ?? 0;
		pixels[at + channel] = clamp(under + ((colour[channel] ?? 0) - under) * part, 0, 255);
	}
}
