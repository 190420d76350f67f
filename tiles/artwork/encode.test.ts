import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Failure } from '../failure';
import { encodePicture } from './encode';

/** Noise, which no encoder makes small. */
async function noise(side: number): Promise<Buffer> {
	const pixels = Uint8Array.from({ length: side * side * 3 }, (_, k) => (Math.imul(k + 1, 2654435761) >>> 13) & 255);
	return sharp(pixels, { raw: { width: side, height: side, channels: 3 } })
		.png()
		.toBuffer();
}

test('both formats keep to the budget and show the same picture', async () => {
	const { avif, webp } = await encodePicture(await noise(96), 'ruído', { budget: 12 });
	for (const [bytes, format] of [
		[avif, 'heif'],
		[webp, 'webp'],
	] as const) {
		expect(bytes.byteLength).toBeLessThanOrEqual(12_000);
		expect(await sharp(bytes).metadata()).toMatchObject({ format, width: 96, height: 96 });
	}
});

test('a smaller budget costs quality, not the picture', async () => {
	const picture = await noise(96);
	const large = await encodePicture(picture, 'ruído', { budget: 50 });
	const small = await encodePicture(picture, 'ruído', {
		budget: (large.avif.byteLength - 1) / 1000,
		webpBudget: (large.webp.byteLength - 1) / 1000,
	});
	expect(small.avif.byteLength).toBeLessThan(large.avif.byteLength);
	expect(small.webp.byteLength).toBeLessThan(large.webp.byteLength);
});

test('a picture that is needed whatever it weighs goes below the quality of the others', async () => {
	const picture = await noise(96);
	const least = (await sharp(picture).webp({ quality: 20, effort: 6, smartSubsample: true }).toBuffer()).byteLength;
	const encoding = { budget: 50, webpBudget: (least - 1) / 1000 };
	await expect(encodePicture(picture, 'ruído', encoding)).rejects.toThrow(Failure);
	const { webp } = await encodePicture(picture, 'ruído', { ...encoding, leastQuality: 1 });
	expect(webp.byteLength).toBeLessThan(least);
});

test('what cannot be made small enough is refused by name', async () => {
	await expect(encodePicture(await noise(96), 'ruído', { budget: 0.1 })).rejects.toThrow(
		new Failure('ruído.avif does not fit into 0.1 kB.'),
	);
});
