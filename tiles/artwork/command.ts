import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { factsOf } from '../facts/facts';
import { Failure } from '../failure';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { drawCourses } from '../terrain/course';
import { loadHeights } from '../terrain/load';
import { RIVERS } from '../terrain/rivers';
import { drawCard } from './card';
import { worstContrast } from './contrast';
import { loadLand } from './land';
import { mapOf } from './picture-map';
import { PICTURES, type Picture, type PictureFile } from './pictures';
import { drawPlate } from './plate';
import { type Land, printRelief } from './relief';
import { enlarge } from './sheet';

const ART = new URL('../../public/art/', import.meta.url);
const PLATES = new URL('plates/', ART);
const HERO_MAP = new URL('../../src/content/hero-map.gen.json', import.meta.url);
const PARTS = { reliefs: makeReliefs, plates: makePlates, card: makeCard } as const;
const CARD_BUDGET = 120;

/** Prints the reliefs, the plates of the parcels and the social card into `public/art/`, or only the parts that are named. */
export async function runArtwork(args: string[]): Promise<void> {
	const unknown = args.find((arg) => !Object.hasOwn(PARTS, arg));
	if (unknown) throw new Failure(`artwork knows ${Object.keys(PARTS).join(', ')}, not "${unknown}".`);
	await mkdir(PLATES, { recursive: true });
	for (const [name, make] of Object.entries(PARTS)) {
		if (args.length === 0 || args.includes(name)) await make();
	}
}

/** The reliefs, and `src/content/hero-map.gen.json`, which says where on them things lie. */
async function makeReliefs(): Promise<void> {
	const land = await loadLand();
	const courses = drawCourses(RIVERS);
	const maps: Record<string, ReturnType<typeof mapOf>> = {};
	for (const [name, picture] of Object.entries(PICTURES)) {
		for (const file of picture.files) await makeRelief(picture, file, land);
		maps[name] = mapOf(picture, courses);
	}
	await writeFile(HERO_MAP, `${JSON.stringify(maps, undefined, '\t')}\n`);
}

async function makeRelief(picture: Picture, file: PictureFile, land: Land): Promise<void> {
	const sheet = enlarge(picture.sheet, file.density);
	const pixels = printRelief(sheet, land, { ...picture, density: file.density });
	// At one pixel to a CSS pixel a contour is thinner than a pixel: with halved colour it would lose its brown.
	const bytes = await sharp(pixels, { raw: { width: sheet.width, height: sheet.height, channels: 3 } })
		.avif({ quality: file.quality, effort: 6, chromaSubsampling: file.density > 1 ? '4:2:0' : '4:4:4' })
		.toBuffer();
	await keepQuiet(picture, file, bytes);
	await keepWithin(file.budget, `${file.name}.avif`, bytes);
}

/** @throws {Failure} when text could not be read on the picture where it will stand (DESIGN 7) */
async function keepQuiet({ quiet }: Picture, { name }: PictureFile, bytes: Buffer): Promise<void> {
	const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	for (const area of quiet) {
		const contrast = worstContrast({ width: info.width, height: info.height, bytes: data }, area);
		console.log(`${name} text ${contrast.toFixed(1)} of ${area.contrast}`);
		if (contrast < area.contrast) throw new Failure(`${name} leaves text a contrast of ${contrast.toFixed(1)}.`);
	}
}

async function makePlates(): Promise<void> {
	const [outlines, heights] = await Promise.all([readParcelOutlines(), loadHeights()]);
	const heightAt = (x: number, y: number) => heights.spline(x, y);
	const facts = factsOf(outlines, heightAt);
	for (const outline of outlines) {
		const interval = facts[outline.slug]?.contourM ?? 5;
		await writeFile(new URL(`${outline.slug}.svg`, PLATES), drawPlate(outline, heightAt, interval));
	}
	console.log(`${outlines.length} plates in public/art/plates/`);
}

async function makeCard(): Promise<void> {
	await keepWithin(CARD_BUDGET, 'card.jpg', await drawCard(await loadLand()));
}

/** Writes a picture to `public/art/`. @throws {Failure} when it is larger than its budget in kilobytes of 1,000 bytes */
async function keepWithin(budget: number, name: string, bytes: Buffer): Promise<void> {
	const size = (bytes.byteLength / 1000).toFixed(1);
	if (bytes.byteLength > budget * 1000) throw new Failure(`${name} has ${size} kB, more than ${budget}.`);
	await writeFile(new URL(name, ART), bytes);
	console.log(`${name} ${size} kB of ${budget}`);
}
