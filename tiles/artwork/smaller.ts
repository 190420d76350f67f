import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readContent } from '../../build/content/read-content';
import { type Bottled, bottleBack, bottlePicture, standInFor } from '../../src/content/bottle-pictures';
import { galleryPlates, smallerPlates } from '../../src/content/gallery';
import { wineCategories } from '../../src/content/wines/categories';
import { type Encoding, writePicture } from './encode';
import { visitLands } from './visit-lands';

const art = new URL('../../public/art/', import.meta.url);

/** A smaller file of a picture, or the part of it that is seen where it stands upright. */
type Smaller = Encoding & {
	readonly from: string;
	readonly to: string;
	readonly width: number;
	readonly height: number;
};

const plates: readonly Smaller[] = galleryPlates.flatMap(({ slug }) =>
	smallerPlates.map((width) => ({
		from: `gallery/${slug}`,
		to: `gallery/${slug}-${width}`,
		width,
		height: width * 1.25,
		budget: width / 10,
		quality: 50,
	})),
);

/** Of the land of a visit. */
export function smallerVisit(slug: string): Smaller {
	return { from: `visits/${slug}`, to: `visits/${slug}-600`, width: 600, height: 400, budget: 40, quality: 56 };
}

/** Of a bottle, which stands on its lower edge. */
export function smallerBottles(wine: Bottled): Smaller[] {
	return [
		{ large: bottlePicture(wine, 560), small: bottlePicture(wine, 140) },
		{ large: bottleBack(wine, 320), small: bottleBack(wine, 200) },
	].map(({ large, small: { src, width, height } }) => ({
		from: large.src.replace('/art/', ''),
		to: src.replace('/art/', ''),
		width,
		height,
		budget: 15,
		fullColour: true,
	}));
}

/**
 * `smaller`: the sizes and crops of pictures for small screens, from the middle of the largest file as it is committed, so that
 * they need no heights. The crops keep its scale.
 */
export async function makeSmaller(): Promise<void> {
	const content = readContent();
	const bottles = [
		...content.wines.map(({ summary: { slug, category } }) => ({ slug, category })),
		...wineCategories.map(({ slug }) => standInFor(slug)),
	].flatMap(smallerBottles);
	for (const picture of [
		...plates,
		...visitLands(content).map(({ slug }) => smallerVisit(slug)),
		...bottles,
		{ from: 'contact-relief', to: 'contact-relief-555', width: 555, height: 290, budget: 30, quality: 50 },
		{ from: 'film-poster', to: 'film-poster-phone-600', width: 600, height: 1080, budget: 60, quality: 50 },
	])
		await writeSmaller(picture);
}

/** Makes one of them from the largest, in the same folder. */
export async function writeSmaller(picture: Smaller, folder = art): Promise<void> {
	const { from, to, width, height } = picture;
	const small = sharp(fileURLToPath(new URL(`${from}.avif`, folder))).resize({ width, height, kernel: 'lanczos3' });
	await writePicture(await small.png({ compressionLevel: 1 }).toBuffer(), new URL(to, folder), picture);
}
