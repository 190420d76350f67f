import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { categories, quietAreaOf, shapes } from './categories';
import { type Pixels, worstContrast } from './inks';

const art = new URL('../../public/art/', import.meta.url);

const files = Object.keys(categories).flatMap((slug) =>
	shapes.flatMap((shape) =>
		['avif', 'webp'].map((format) => ({ file: `category-${slug}${shape.suffix}.${format}`, shape })),
	),
);

async function pixelsOf(file: string): Promise<Pixels> {
	const { data, info } = await sharp(new URL(file, art).pathname)
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	return { width: info.width, height: info.height, bytes: data };
}

describe('a background of the wines', () => {
	test.each(files)('$file stays under 12 % luminance where text stands', async ({ file, shape }) => {
		const pixels = await pixelsOf(file);
		expect(pixels).toMatchObject(shape.size);
		const quiet = quietAreaOf(shape);
		expect(worstContrast(pixels, quiet)).toBeGreaterThanOrEqual(quiet.contrast);
	});
});
