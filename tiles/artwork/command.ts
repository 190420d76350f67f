import { mkdir } from 'node:fs/promises';
import { Failure } from '../failure';
import { recordDrawn } from '../missing/record';
import type { Shown } from '../missing/shown';
import { makeBottles } from './bottles/make-bottles';
import { makeStandIns } from './bottles/stand-ins';
import { makeCategories } from './categories';
import { makeFillContours } from './fill-contours';
import { makeFilm } from './film';
import { makeGallery } from './gallery';
import { makeHills } from './hills';
import { makeHouseWays } from './house-ways';
import { makeLabels } from './labels/wine-labels';
import { makeCards } from './make-cards';
import { makeGlyphs, makePlates, makeProfiles, makeSlope } from './parcel-drawings';
import { makeReliefs } from './reliefs';
import { makeSmaller } from './smaller';
import { makeVisits } from './visits';

const art = new URL('../../public/art/', import.meta.url);
const parts = {
	reliefs: makeReliefs,
	ways: makeHouseWays,
	plates: makePlates,
	hills: makeHills,
	'fill-contours': makeFillContours,
	profiles: makeProfiles,
	slope: makeSlope,
	glyphs: makeGlyphs,
	labels: makeLabels,
	bottles: makeBottles,
	'stand-ins': makeStandIns,
	cards: makeCards,
	categories: makeCategories,
	gallery: makeGallery,
	visits: makeVisits,
	film: makeFilm,
	smaller: makeSmaller,
} as const;

/** What belongs to the drawings of one wine, one visit, one page. */
const partsOf: Readonly<Record<Exclude<Shown['kind'], 'names'>, readonly (keyof typeof parts)[]>> = {
	wine: ['labels', 'bottles', 'hills', 'smaller'],
	visit: ['visits', 'smaller'],
	card: ['cards'],
};

/** Makes the artwork in `public/art/`, or only the parts that are named (`tiles/artwork/README.md`). */
export async function runArtwork(args: string[]): Promise<void> {
	const unknown = args.find((arg) => !Object.hasOwn(parts, arg));
	if (unknown) throw new Failure(`artwork knows ${Object.keys(parts).join(', ')}, not "${unknown}".`);
	await mkdir(art, { recursive: true });
	const isWanted = (name: string) => args.length === 0 || args.includes(name);
	for (const [name, make] of Object.entries(parts)) if (isWanted(name)) await make();
	await recordDrawn(({ kind }) => kind !== 'names' && partsOf[kind].every(isWanted));
}
