import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { factsOf, type ParcelFacts } from '../facts/facts';
import type { HeightAt } from '../facts/ground';
import { type ParcelOutline, readParcelOutlines } from '../geo/parcel-outlines';
import { loadHeights } from '../terrain/load';
import { cutAt } from './cut';
import { isolines, type Line } from './isolines';
import { lengthOf, pathOf, simplify } from './lines';
import { contourNumbers, latticeUnder, outlineOn, parcelSheet } from './parcel-sheet';
import { drawPlate, plateSheet } from './plate';
import { profileFacts, profileOf } from './profile';
import { drawProfile } from './profile-drawing';
import { metresPerPixel } from './sheet';

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

/** A glyph is drawn in half CSS pixels of its usual size, 120 px. */
const SIDE = 240;
const FILL = 0.96;
const LATTICE = 3;
const INDEX_EVERY = 5;
/** Contours stand this far apart on the parcel's mean slope, or closer where it is steeper. */
const APART = 9;
/** Shorter than this a contour is a dot. */
const CRUMB = 12;
const TOLERANCE = 0.5;

/**
 * A parcel's own contours without surroundings, in one ink: the colour of the text where it is set by `use` with the id
 * `glyph`, black as a picture. `interval` is the plate's, `slope` the parcel's mean rise in metres a metre: of the plate's
 * contours, every second, third … is drawn, so that the glyph does not fill up.
 */
export function drawGlyph({ rings }: ParcelOutline, heightAt: HeightAt, interval: number, slope: number): string {
	const sheet = parcelSheet(rings, { width: SIDE, height: SIDE, fillAcross: FILL, fillDown: FILL });
	const outline = outlineOn(sheet, rings);
	const { heights, onSheet } = latticeUnder(sheet, LATTICE, heightAt);
	const wider = interval * Math.max(1, Math.ceil((APART * metresPerPixel(sheet) * slope) / interval));
	const fine: Line[] = [];
	const index: Line[] = [];
	for (const number of contourNumbers(heights, wider)) {
		const { within } = cutAt(outline, isolines(heights, number * wider).map(onSheet));
		(number % INDEX_EVERY === 0 ? index : fine).push(...within.filter((line) => lengthOf(line) >= CRUMB));
	}
	const paths = [stroke(1.3, fine), stroke(2.2, index), stroke(2.4, outline)];
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><g id="glyph" fill="none" stroke="currentColor" stroke-linejoin="round">${paths.join('')}</g></svg>\n`;
}

function stroke(width: number, lines: readonly Line[]): string {
	const path = pathOf(lines.map((line) => simplify(line, TOLERANCE)));
	return path === '' ? '' : `<path stroke-width="${width}" d="${path}"/>`;
}
