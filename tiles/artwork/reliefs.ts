import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { Failure } from '../failure';
import { drawCourses } from '../terrain/course';
import { douroRivers } from '../terrain/rivers';
import { encodePicture, pngOf } from './encode';
import { worstContrast } from './inks';
import { loadLand } from './land';
import { mapOf } from './picture-map';
import { type Picture, type PictureFile, pictures } from './pictures';
import { type Land, printRelief } from './relief';
import { enlarge } from './sheet';

const art = new URL('../../public/art/', import.meta.url);
const heroMap = new URL('../../src/content/hero-map.gen.json', import.meta.url);

/** `reliefs`: the printed reliefs of the pages, and `src/content/hero-map.gen.json`, which says where on them things lie. */
export async function makeReliefs(): Promise<void> {
	const land = await loadLand();
	const courses = drawCourses(douroRivers);
	const maps: Record<string, ReturnType<typeof mapOf>> = {};
	for (const [name, picture] of Object.entries(pictures)) {
		for (const file of picture.files) await makeRelief(picture, file, land);
		maps[name] = mapOf(picture, courses);
	}
	await writeFile(heroMap, `${JSON.stringify(maps, undefined, '\t')}\n`);
}

async function makeRelief(picture: Picture, file: PictureFile, land: Land): Promise<void> {
	const { width, height, bounds } = enlarge(picture.sheet, file.density);
	const bytes = printRelief({ width, height, bounds }, land, { ...picture, density: file.density });
	const png = await pngOf({ width, height, bytes });
	// At one pixel to a CSS pixel a contour is thinner than a pixel: with halved colour it would lose its brown.
	const encoded = await encodePicture(png, file.name, { ...file, fullColour: file.density === 1 });
	for (const [format, data] of Object.entries(encoded)) {
		await keepQuiet(picture, `${file.name}.${format}`, data);
		await writeFile(new URL(`${file.name}.${format}`, art), data);
	}
}

/** @throws {Failure} when text could not be read on the picture where it will stand (docs/design.md 7) */
async function keepQuiet({ quiet }: Picture, name: string, bytes: Buffer): Promise<void> {
	const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
	for (const area of quiet) {
		const contrast = worstContrast({ width: info.width, height: info.height, bytes: data }, area);
		console.log(`${name} text ${contrast.toFixed(1)} of ${area.contrast}`);
		if (contrast < area.contrast) throw new Failure(`${name} leaves text a contrast of ${contrast.toFixed(1)}.`);
	}
}
