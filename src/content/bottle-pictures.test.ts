import { statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type BottlePicture, bottlePicture, bottleView } from './bottle-pictures';
import { wines } from './wines';

const formats = ['avif', 'webp'] as const;
const slugs = wines.map(({ slug }) => slug);

function kilobytes({ src }: BottlePicture, format: string): number {
	return statSync(`public${src}.${format}`).size / 1000;
}

async function pixels({ src }: BottlePicture, format: string) {
	const { data, info } = await sharp(`public${src}.${format}`)
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const at = (x: number, y: number) => {
		const start = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4;
		return [...data.subarray(start, start + 4)];
	};
	return { at, width: info.width, height: info.height };
}

test.each(slugs)('%s stands in its bottle in both sizes and formats, within what they may weigh', (slug) => {
	for (const format of formats) {
		expect(kilobytes(bottlePicture(slug, 560), format), format).toBeLessThanOrEqual(60);
		expect(kilobytes(bottlePicture(slug, 280), format), format).toBeLessThanOrEqual(20);
		for (const view of ['back', 'neck'] as const) {
			expect(kilobytes(bottleView(slug, view), format), `${view} ${format}`).toBeLessThanOrEqual(30);
		}
		expect(kilobytes(bottleView(slug, 'label'), format), format).toBeLessThanOrEqual(40);
	}
});

test.each(slugs)('the pictures of %s have the sizes that the pages reserve', async (slug) => {
	const views = (['front', 'back', 'neck', 'label'] as const).map((view) => bottleView(slug, view));
	for (const { src, width, height } of [...views, bottlePicture(slug, 280)]) {
		for (const format of formats) {
			const { width: wide, height: high } = await sharp(`public${src}.${format}`).metadata();
			expect({ wide, high }, `${src}.${format}`).toEqual({ wide: width, high: height });
		}
	}
});

test.each(slugs)(
	'the bottle of %s has a transparent ground above its shoulders and stands on the lower edge',
	async (slug) => {
		for (const format of formats) {
			const { at, width, height } = await pixels(bottlePicture(slug, 280), format);
			expect(at(0, 0)[3]).toBe(0);
			expect(at(1, 0)[3]).toBe(0);
			expect(at(0, 0.5)[3]).toBeLessThan(8);
			const foot = Array.from({ length: width }, (_, x) => at(x / (width - 1), (height - 3) / (height - 1))[3] ?? 0);
			expect(Math.max(...foot)).toBeGreaterThan(200);
		}
	},
);

test.each(slugs)('the label of %s has the colour of paper under even light', async (slug) => {
	const { at } = await pixels(bottlePicture(slug, 560), 'webp');
	const papers = [0.2, 0.5, 0.8].map((x) => paperAt(at, x));
	for (const [red = 0, green = 0, blue = 0] of papers) {
		expect(red).toBeGreaterThan(185);
		expect(red).toBeGreaterThanOrEqual(green);
		expect(green).toBeGreaterThan(blue);
	}
});

/** A pixel of the label in a column: brighter than the lines on it, darker than what the encoder leaves beside them. */
function paperAt(at: (x: number, y: number) => number[], x: number): number[] {
	const column = Array.from({ length: 60 }, (_, i) => at(x, 0.5 + (i / 60) * 0.3));
	return column.toSorted(([, one = 0], [, other = 0]) => one - other)[42] ?? [];
}

test('bottles stand beside each other in their true sizes', () => {
	const still = bottlePicture('abade', 280);
	expect(bottlePicture('rabigato', 280).height).toBe(still.height);
	expect(bottlePicture('porto-vintage', 280).height).toBeLessThan(still.height);
	expect(bottlePicture('azeite-amendoal', 280).height).toBeLessThan(bottlePicture('porto-vintage', 280).height);
});

test('there is no bottle of a wine that nobody made', () => {
	expect(() => bottlePicture('vinha-do-luar', 280)).toThrow('no bottle of vinha-do-luar');
});
