import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { Failure } from '../failure';
import type { Pixels } from './inks';

/** What a picture may weigh and how it is encoded; kilobytes are 1,000 bytes. */
export type Encoding = {
	/** Kilobytes of either file. */
	readonly budget: number;
	/** Kilobytes of the WebP, where it may weigh more: browsers without AVIF are few, and WebP needs twice as much for relief. */
	readonly webpBudget?: number;
	/** Highest AVIF quality worth its bytes. */
	readonly quality?: number;
	/** Lowest quality of both, where any picture is better than none; otherwise it is one that shows no damage. */
	readonly leastQuality?: number;
	/** Thin coloured lines lose their colour when it is halved. */
	readonly fullColour?: boolean;
};

/** Qualities between which the encoders are asked: below the least, relief smears; above the most, nothing more is seen. */
const usualAvif = { least: 28, most: 64 } as const;
const usualWebp = { least: 20, most: 82 } as const;

/** A picture in the two formats that the pages offer. */
type EncodedPicture = { readonly avif: Buffer; readonly webp: Buffer };

/**
 * Encodes a picture in both formats, each at the highest quality that its budget allows.
 * @param picture any encoded picture, best PNG
 * @param name for the log, without extension
 * @throws {Failure} when it does not fit at the least quality either
 */
export async function encodePicture(picture: Uint8Array, name: string, encoding: Encoding): Promise<EncodedPicture> {
	const { budget, webpBudget = budget, quality = usualAvif.most, leastQuality, fullColour = false } = encoding;
	const avifRange = { least: leastQuality ?? usualAvif.least, most: quality };
	const webpRange = { least: leastQuality ?? usualWebp.least, most: usualWebp.most };
	const chromaSubsampling = fullColour ? '4:4:4' : '4:2:0';
	const avif = await bestWithin(budget, avifRange, `${name}.avif`, (q) =>
		sharp(picture).avif({ quality: q, effort: 6, chromaSubsampling }).toBuffer(),
	);
	const webp = await bestWithin(webpBudget, webpRange, `${name}.webp`, (q) =>
		// Without it the brown of a contour bleeds into dark pixels beside it, and text on it loses a contrast of two.
		sharp(picture).webp({ quality: q, effort: 6, smartSubsample: true }).toBuffer(),
	);
	return { avif, webp };
}

/** A picture as PNG, to be encoded from: made fast, not small. */
export function pngOf({ width, height, bytes }: Pixels): Promise<Buffer> {
	return sharp(bytes, { raw: { width, height, channels: 3 } })
		.png({ compressionLevel: 1 })
		.toBuffer();
}

/**
 * Writes a picture as `{base}.avif` and `{base}.webp`.
 * @param base the address of the files without extension
 * @throws {Failure} when one does not fit; then neither file is touched
 * @see encodePicture
 */
export async function writePicture(picture: Uint8Array, base: URL, encoding: Encoding): Promise<void> {
	const { avif, webp } = await encodePicture(picture, base.pathname.split('/').at(-1) ?? '', encoding);
	await writeFile(new URL(`${base.href}.avif`), avif);
	await writeFile(new URL(`${base.href}.webp`), webp);
}

/** The first try is the best quality, which mostly fits. */
async function bestWithin(
	budget: number,
	{ least, most }: { readonly least: number; readonly most: number },
	name: string,
	encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
	let best: { bytes: Buffer; quality: number } | undefined;
	let [low, high] = [least, most];
	let quality = most;
	while (low <= high) {
		const bytes = await encode(quality);
		if (bytes.byteLength <= budget * 1000) {
			best = { bytes, quality };
			low = quality + 1;
		} else {
			high = quality - 1;
		}
		quality = Math.floor((low + high) / 2);
	}
	if (!best) throw new Failure(`${name} does not fit into ${budget} kB.`);
	console.log(`${name} ${(best.bytes.byteLength / 1000).toFixed(1)} kB of ${budget}, quality ${best.quality}`);
	return best.bytes;
}
