import { mkdir } from 'node:fs/promises';
import { Failure } from '../failure';
import { makeBottles } from './bottles/make-bottles';
import { makeCategories } from './categories';
import { makeFilm } from './film';
import { makeGallery } from './gallery';
import { makeLabels } from './labels/wine-labels';
import { makeCards } from './make-cards';
import { makeGlyphs, makePlates, makeProfiles } from './parcel-drawings';
import { makeReliefs } from './reliefs';
import { makeSmaller } from './smaller';
import { makeVisits } from './visits';

const ART = new URL('../../public/art/', import.meta.url);
const PARTS = {
	reliefs: makeReliefs,
	plates: makePlates,
	profiles: makeProfiles,
	glyphs: makeGlyphs,
	labels: makeLabels,
	bottles: makeBottles,
	cards: makeCards,
	categories: makeCategories,
	gallery: makeGallery,
	visits: makeVisits,
	film: makeFilm,
	smaller: makeSmaller,
} as const;

/** Makes the artwork in `public/art/`, or only the parts that are named (`tiles/artwork/README.md`). */
export async function runArtwork(args: string[]): Promise<void> {
	const unknown = args.find((arg) => !Object.hasOwn(PARTS, arg));
	if (unknown) throw new Failure(`artwork knows ${Object.keys(PARTS).join(', ')}, not "${unknown}".`);
	await mkdir(ART, { recursive: true });
	for (const [name, make] of Object.entries(PARTS)) {
		if (args.length === 0 || args.includes(name)) await make();
	}
}
