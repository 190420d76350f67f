import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { factsOf, type ParcelFacts } from '../facts/facts';
import type { HeightAt } from '../facts/ground';
import { type ParcelOutline, readParcelOutlines } from '../geo/parcel-outlines';
import { extentOf } from '../geo/planar';
import { loadHeights } from '../terrain/load';
import { outlineOn, parcelSheet } from './parcel-sheet';
import { parcelStrokes, type Relief, type StrokeStyle } from './parcel-strokes';
import { drawPlaces } from './places/places';
import { drawPlate, plateSheet } from './plate';
import { waterUnder } from './plate-water';
import { profileFacts, profileOf } from './profile';
import { drawProfile } from './profile-drawing';
import { slopeOf } from './slope';
import { drawSlope, slopeFacts } from './slope-drawing';

const art = new URL('../../public/art/', import.meta.url);
const plateBounds = new URL('../../src/content/plates.gen.json', import.meta.url);
const parcelSizes = new URL('../../src/content/parcel-sizes.gen.json', import.meta.url);
const slopeFactsFile = new URL('../../src/content/slope.gen.json', import.meta.url);
const profileFactsFile = new URL('../../src/content/profiles.gen.json', import.meta.url);

/** `plates`: `public/art/plates/{slug}.svg` of every parcel, what part of the earth each shows in `src/content/plates.gen.json`, and how large the parcel is in `parcel-sizes.gen.json`. */
export async function makePlates(): Promise<void> {
	await drawEach('plates', (outline, heightAt, { contourM }) => {
		const sheet = plateSheet(outline.rings);
		return drawPlate(outline, heightAt, contourM, sheet, waterUnder(sheet.bounds));
	});
	await writePlateBounds();
	await writeSizes();
}

/** Degrees to the seventh decimal, a centimetre. */
async function writePlateBounds(): Promise<void> {
	const bounds = (await readParcelOutlines())
		.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
		.map(({ slug, rings }) => {
			const sides = Object.entries(plateSheet(rings).bounds);
			return [slug, Object.fromEntries(sides.map(([side, degrees]) => [side, Number(degrees.toFixed(7))]))];
		});
	await writeFile(plateBounds, `${JSON.stringify(Object.fromEntries(bounds), undefined, '\t')}\n`);
}

/** Whole metres across and down; apart from the bounds, which pages fetch. */
async function writeSizes(): Promise<void> {
	const sizes = (await readParcelOutlines())
		.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))
		.map(({ slug, rings }) => {
			const { west, east, south, north } = extentOf(rings);
			return [slug, { across: Math.round(east - west), down: Math.round(north - south) }];
		});
	await writeFile(parcelSizes, `${JSON.stringify(Object.fromEntries(sizes), undefined, '\t')}\n`);
}

/** The plate of a parcel as it was drawn last. */
export function readPlate(slug: string): Promise<string> {
	return readFile(new URL(`plates/${slug}.svg`, art), 'utf8');
}

/** `profiles`: `public/art/profiles/{slug}.svg` of every parcel, and what they say in `src/content/profiles.gen.json`. */
export async function makeProfiles(): Promise<void> {
	const facts: Record<string, ReturnType<typeof profileFacts>> = {};
	await drawEach('profiles', (outline, heightAt) => {
		const profile = profileOf(outline, heightAt);
		facts[outline.slug] = profileFacts(profile);
		return drawProfile(profile);
	});
	await writeFile(profileFactsFile, `${JSON.stringify(facts, undefined, '\t')}\n`);
}

/** `slope`: `public/art/slope.svg`, what stands where on it in `src/content/slope.gen.json`, and its places near by in `public/art/slope-places.svg`. */
export async function makeSlope(): Promise<void> {
	const [outlines, heights] = await Promise.all([readParcelOutlines(), loadHeights()]);
	const slope = slopeOf(outlines, (x, y) => heights.spline(x, y));
	await writeFile(new URL('slope.svg', art), drawSlope(slope));
	await writeFile(new URL('slope-places.svg', art), drawPlaces(slope));
	await writeFile(slopeFactsFile, `${JSON.stringify(slopeFacts(slope), undefined, '\t')}\n`);
	console.log('1 slope in public/art/');
}

/** `glyphs`: `public/art/glyphs/{slug}.svg` of every parcel. */
export async function makeGlyphs(): Promise<void> {
	await drawEach('glyphs', (outline, heightAt, { contourM, slopeDeg }) =>
		drawGlyph(outline, { heightAt, interval: contourM, slope: Math.tan((slopeDeg * Math.PI) / 180) }),
	);
}

async function drawEach(
	folder: string,
	draw: (outline: ParcelOutline, heightAt: HeightAt, facts: ParcelFacts) => string,
): Promise<void> {
	const [outlines, heights] = await Promise.all([readParcelOutlines(), loadHeights()]);
	const heightAt: HeightAt = (x, y) => heights.spline(x, y);
	const facts = factsOf(outlines, heightAt);
	await mkdir(new URL(`${folder}/`, art), { recursive: true });
	for (const outline of outlines.toSorted((one, other) => (one.slug < other.slug ? -1 : 1))) {
		const measured = facts[outline.slug];
		if (!measured) continue;
		await writeFile(new URL(`${folder}/${outline.slug}.svg`, art), draw(outline, heightAt, measured));
	}
	console.log(`${outlines.length} ${folder} in public/art/${folder}/`);
}

/** A glyph is drawn in half CSS pixels of its usual size, 120 px. */
const side = 240;
const fill = 0.96;
const glyphStyle: StrokeStyle = {
	lattice: 3,
	apart: 9,
	shortest: 12,
	tolerance: 0.5,
	isNamed: true,
	widths: { fine: 1.3, index: 2.2, outline: 2.4 },
};

/**
 * A parcel's own contours without surroundings, in one ink: the colour of the text where it is set by `use` with the id
 * `glyph`, black as a picture. Its lines can be set alone, in other widths, and its `outline` be filled.
 */
export function drawGlyph({ rings }: ParcelOutline, relief: Relief): string {
	const sheet = parcelSheet(rings, { width: side, height: side, fillAcross: fill, fillDown: fill });
	const strokes = parcelStrokes(sheet, outlineOn(sheet, rings), relief, glyphStyle);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}"><g id="glyph" fill="none" stroke="currentColor" stroke-linejoin="round">${strokes}</g></svg>\n`;
}
