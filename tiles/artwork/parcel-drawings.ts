import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { factsOf, type ParcelFacts } from '../facts/facts';
import type { HeightAt } from '../facts/ground';
import { type ParcelOutline, readParcelOutlines } from '../geo/parcel-outlines';
import { loadHeights } from '../terrain/load';
import { drawGlyph } from './glyph';
import { drawPlate, plateSheet } from './plate';
import { profileFacts, profileOf } from './profile';
import { drawProfile } from './profile-drawing';

const ART = new URL('../../public/art/', import.meta.url);
const PLATE_BOUNDS = new URL('../../src/content/plates.gen.json', import.meta.url);
const PROFILE_FACTS = new URL('../../src/content/profiles.gen.json', import.meta.url);

/** `plates`: `public/art/plates/{slug}.svg` of every parcel, and what part of the earth each shows in `src/content/plates.gen.json`. */
export async function makePlates(): Promise<void> {
	await drawEach('plates', (outline, heightAt, { contourM }) => drawPlate(outline, heightAt, contourM));
	await writePlateBounds();
}

/** Degrees to the seventh decimal, a centimetre. */
async function writePlateBounds(): Promise<void> {
	const bounds = (await readParcelOutlines())
		.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
		.map(({ slug, rings }) => {
			const sides = Object.entries(plateSheet(rings).bounds);
			return [slug, Object.fromEntries(sides.map(([side, degrees]) => [side, Number(degrees.toFixed(7))]))];
		});
	await writeFile(PLATE_BOUNDS, `${JSON.stringify(Object.fromEntries(bounds), undefined, '\t')}\n`);
}

/** The plate of a parcel as it was drawn last. */
export function readPlate(slug: string): Promise<string> {
	return readFile(new URL(`plates/${slug}.svg`, ART), 'utf8');
}

/** `profiles`: `public/art/profiles/{slug}.svg` of every parcel, and what they say in `src/content/profiles.gen.json`. */
export async function makeProfiles(): Promise<void> {
	const facts: Record<string, ReturnType<typeof profileFacts>> = {};
	await drawEach('profiles', (outline, heightAt) => {
		const profile = profileOf(outline, heightAt);
		facts[outline.slug] = profileFacts(profile);
		return drawProfile(profile);
	});
	await writeFile(PROFILE_FACTS, `${JSON.stringify(facts, undefined, '\t')}\n`);
}

/** `glyphs`: `public/art/glyphs/{slug}.svg` of every parcel. */
export async function makeGlyphs(): Promise<void> {
	await drawEach('glyphs', (outline, heightAt, { contourM, slopeDeg }) =>
		drawGlyph(outline, heightAt, contourM, Math.tan((slopeDeg * Math.PI) / 180)),
	);
}

async function drawEach(
	folder: string,
	draw: (outline: ParcelOutline, heightAt: HeightAt, facts: ParcelFacts) => string,
): Promise<void> {
	const [outlines, heights] = await Promise.all([readParcelOutlines(), loadHeights()]);
	const heightAt: HeightAt = (x, y) => heights.spline(x, y);
	const facts = factsOf(outlines, heightAt);
	await mkdir(new URL(`${folder}/`, ART), { recursive: true });
	for (const outline of outlines.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))) {
		const measured = facts[outline.slug];
		if (!measured) continue;
		await writeFile(new URL(`${folder}/${outline.slug}.svg`, ART), draw(outline, heightAt, measured));
	}
	console.log(`${outlines.length} ${folder} in public/art/${folder}/`);
}
