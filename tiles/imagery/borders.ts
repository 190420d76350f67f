import { clamp, smoothstep } from '../geo/scalars';
import { standing } from './canopy';
import { coverColours, type Paint } from './paint';
import { lineCover } from './rows';
import type { Spot } from './spot';
import { seeTrees, type TreeGrid } from './trees';

/** How the border between two fields is marked. */
type BorderKind = 'none' | 'track' | 'wall' | 'bank' | 'hedge' | 'olives';

/** No border is painted beyond this many metres. */
export const borderWidth = 7;
const borderTrees: TreeGrid = { spacing: 8.5, acrossX: 1, acrossY: 0, id: 4, loose: 0.4 };
const treesFade = { from: 2.2, to: 4.4 } as const;

const shares: readonly (readonly [BorderKind, number])[] = [
	['none', 24],
	['bank', 46],
	['wall', 60],
	['track', 82],
	['hedge', 93],
	['olives', 100],
];

/** The way a pair of fields is parted: earth or straw mostly, a wall, a track, a hedge, now and then a line of olives. */
export function borderKind(pair: number): BorderKind {
	const lot = pair % 100;
	return shares.find(([, upTo]) => lot < upTo)?.[0] ?? 'none';
}

type Marker = (paint: Paint, spot: Spot, distance: number) => void;

const markers: Readonly<Record<BorderKind, Marker>> = {
	none: () => undefined,
	track: layTrack,
	wall: layWall,
	bank: layBank,
	hedge: layHedge,
	olives: (paint, spot, distance) => {
		layBank(paint, spot, distance);
		layOlives(paint, spot, distance);
	},
};

/** Marks the border; `distance` in metres from its line. A border changes on its way: it narrows, breaks off, returns. */
export function paintBorder(paint: Paint, spot: Spot, kind: BorderKind, distance: number): void {
	markers[kind](paint, spot, distance);
}

function layTrack(paint: Paint, spot: Spot, distance: number): void {
	const half = 0.95 + 0.35 * spot.wander + 0.25 * spot.patch;
	const worn = clamp(0.62 + 0.35 * spot.broad + 0.3 * spot.clump, 0.15, 0.9);
	const cover = lineCover(distance - half, half * 2, spot.resolution);
	paint.layMixed(
		coverColours.trackGrey,
		coverColours.trackRust,
		clamp(0.5 + spot.region),
		cover * worn,
		1 + 0.06 * spot.clump,
	);
}

function layWall(paint: Paint, spot: Spot, distance: number): void {
	const cover = lineCover(distance - 0.45, 0.9, spot.resolution) * clamp(0.75 + 0.9 * spot.wander);
	paint.shade(1 - 0.25 * lineCover(distance - 1, 2, spot.resolution));
	paint.lay(coverColours.wall, cover * 0.8, 0.92 + 0.12 * spot.speck);
}

function layBank(paint: Paint, spot: Spot, distance: number): void {
	const half = 1 + 0.7 * spot.wander + 0.4 * spot.clump;
	const cover = lineCover(distance - half, 2, spot.resolution) * clamp(0.6 + 0.6 * spot.broad);
	paint.layMixed(
		spot.planting.grass,
		coverColours.scrubDry,
		clamp(0.5 + 0.8 * spot.clump),
		cover * 0.85,
		0.9 + 0.1 * spot.speck,
	);
}

function layHedge(paint: Paint, spot: Spot, distance: number): void {
	const { scrub } = spot.brushes;
	const density = clamp(0.9 + 0.8 * spot.wander - distance / 3.4) * Math.min(1, 5 / spot.resolution);
	if (density <= 0) return;
	scrub.read(spot.x, spot.y);
	paint.shade(1 + (scrub.light - 1) * density * 0.8);
	const shrubs = standing(density, scrub.kind, spot.resolution) * scrub.cover;
	paint.layMixed(coverColours.scrubDark, coverColours.scrubPale, scrub.kind, shrubs, scrub.light * 0.95 + 0.22);
}

/** Single olives, of all ages, in loose groups. */
function layOlives(paint: Paint, spot: Spot, distance: number): void {
	const visible = 1 - smoothstep(treesFade.from, treesFade.to, spot.resolution);
	const near = clamp((6 - distance) / 2.5);
	if (visible === 0 || near === 0) return;
	const { crown, light, shadow } = seeTrees(spot, borderTrees, (lot) =>
		(lot & 255) > 105 + 130 * spot.wander ? 0 : (1.1 + 1.9 * ((lot >>> 24) / 255)) * near,
	);
	paint.shade(1 - 0.42 * shadow * (1 - crown) * visible);
	paint.lay(coverColours.olive, crown * visible, light);
}

/** The margin's own line runs this far outside the outline, in metres. */
const outside = 2.4;

/**
 * Paints what surrounds a parcel: a track or a wall at its foot, a bank of grass or scrub at its head, at its sides bare
 * earth where the tractor turns. `out` in metres from the outline, negative inside; `facing` and `lot` as in `ParcelRaster`.
 */
export function paintMargin(paint: Paint, spot: Spot, out: number, facing: number, lot: number): void {
	const side = facing + 0.3 * spot.patch + 0.15 * spot.wander;
	const bare = smoothstep(-2.6, -1, out) * smoothstep(1.6, 0, out) * clamp(0.5 + 0.7 * spot.wander);
	paint.lay(spot.planting.soil, bare * 0.6 * Math.min(1, 3 / spot.resolution), 1.03 + 0.06 * spot.clump);
	paintBorder(paint, spot, marginKind(side, lot), Math.abs(out - outside));
	if (Math.abs(side) < 0.45) return;
	const foot = lineCover(Math.abs(out - 0.3) - 0.4, 0.8, spot.resolution) * clamp(0.3 + spot.broad);
	paint.lay(coverColours.verge, foot * 0.5, 0.9 + 0.1 * spot.clump);
}

function marginKind(side: number, lot: number): BorderKind {
	if (side > 0.4) return lot % 3 === 0 ? 'wall' : 'track';
	if (side < -0.4) return lot % 4 === 0 ? 'hedge' : lot % 4 === 1 ? 'wall' : 'bank';
	if (side > 0) return (lot >> 2) % 3 === 0 ? 'track' : 'bank';
	return (lot >> 3) % 3 === 0 ? 'hedge' : 'none';
}
