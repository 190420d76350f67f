import type { HeightAt } from '../facts/ground';
import type { Metres } from '../geo/frame';
import type { ParcelOutline } from '../geo/parcel-outlines';
import { contains } from '../geo/planar';

/**
 * The hillside that `/filosofia` walks down: a straight section through six parcels of Quatro Vistas, from above the Marco do Abade to
 * the Torto. No other line of the estate crosses as much vineyard between its ridge and its river.
 */
const through: Metres = [-18169, -9573];
const bearing = 210;
/** Metres above the sea at the upper end: the highest vine of the estate. */
const top = 325;
/** Ground shown beyond the water's edge, in metres. */
const riverM = 46;
/** Metres between two heights that are read. */
const step = 5;
/** How far up and down the line the ends are looked for, in metres. */
const reach = 1500;

export type Slope = {
	/** Metres along the section and metres above the sea, downhill. */
	readonly ground: readonly (readonly [distance: number, height: number])[];
	/** The parcels in their order, each from where to where along the section. */
	readonly parcels: readonly { readonly slug: string; readonly from: number; readonly to: number }[];
};

/** The section, from where the ground is as high as the highest vine to the river, where it falls no more. */
export function slopeOf(outlines: readonly ParcelOutline[], heightAt: HeightAt): Slope {
	const angle = (bearing * Math.PI) / 180;
	const at = (along: number): Metres => [through[0] + Math.sin(angle) * along, through[1] + Math.cos(angle) * along];
	const height = (along: number) => heightAt(...at(along));
	let start = 0;
	while (start > -reach && height(start) < top) start -= step;
	let foot = start;
	while (foot < start + reach && height(foot + step) < height(foot)) foot += step;
	const places = Array.from({ length: (foot + riverM - start) / step + 1 }, (_, index) => index * step);
	const ground = places.map((distance) => {
		const along = start + distance;
		return [distance, height(Math.min(along, foot))] as const;
	});
	const parcels = outlines
		.map(({ slug, rings }) => ({ slug, on: places.filter((distance) => contains(rings, at(start + distance))) }))
		.flatMap(({ slug, on }) => {
			const [from, to] = [on[0], on.at(-1)];
			return from === undefined || to === undefined || from === to ? [] : [{ slug, from, to }];
		})
		.toSorted((one, other) => one.from - other.from);
	return { ground, parcels };
}
