import sharp from 'sharp';
import { bottleBack, bottledWines, bottlePicture } from '../../src/content/bottle-pictures';
import { galleryPlates, smallerPlates } from '../../src/content/gallery';
import { visitPictures } from '../../src/content/visit-pictures';
import { type Encoding, writePicture } from './encode';

const ART = new URL('../../public/art/', import.meta.url);

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

const visits: readonly Smaller[] = visitPictures.map(({ slug }) => ({
	from: `visits/${slug}`,
	to: `visits/${slug}-600`,
	width: 600,
	height: 400,
	budget: 40,
	quality: 56,
}));

const bottles: readonly Smaller[] = bottledWines.flatMap((slug) =>
	[
		{ from: `${slug}-560`, small: bottlePicture(slug, 140) },
		{ from: `${slug}-back`, small: bottleBack(slug, 200) },
	].map(({ from, small: { src, width, height } }) => ({
		from: `bottles/${from}`,
		to: src.replace('/art/', ''),
		width,
		height,
		budget: 15,
		fullColour: true,
	})),
);

/**
 * `smaller`: the sizes and crops of pictures for small screens, from the middle of the largest file as it is committed, so that
 * they need no heights. The crops keep its scale.
 */
export async function makeSmaller(): Promise<void> {
	for (const picture of [
		...plates,
		...visits,
		...bottles,
		{ from: 'contact-relief', to: 'contact-relief-555', width: 555, height: 290, budget: 30, quality: 50 },
		{ from: 'film-poster', to: 'film-poster-phone-600', width: 600, height: 1080, budget: 60, quality: 50 },
	]) {
		const { from, to, width, height } = picture;
		const small = sharp(new URL(`${from}.avif`, ART).pathname).resize({ width, height, kernel: 'lanczos3' });
		await writePicture(await small.png({ compressionLevel: 1 }).toBuffer(), new URL(to, ART), picture);
	}
}
