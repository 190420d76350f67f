import { statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { type BottlePicture, bottlePicture, bottleView, standInFor } from './bottle-pictures';
import { bottledWines } from './pictures';
import { servedFile } from './testing/served-file';
import { wineCategories } from './wines/categories';

const formats = ['avif', 'webp'] as const;
/** With the bottles that stand in for a wine that is not drawn yet. */
const bottles = [...bottledWines, ...wineCategories.map(({ slug }) => standInFor(slug))].map(
	(wine) => [bottleView(wine, 'label').src, wine] as const,
);
const wineOf = (slug: string) => bottledWines.find((wine) => wine.slug === slug)!;

function kilobytes({ src }: BottlePicture, format: string): number {
	return statSync(servedFile(`${src}.${format}`)).size / 1000;
}

async function pixels({ src }: BottlePicture, format: string) {
	const { data, info } = await sharp(servedFile(`${src}.${format}`))
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const at = (x: number, y: number) => {
		const start = (Math.round(y * (info.height - 1)) * info.width + Math.round(x * (info.width - 1))) * 4;
		return [...data.subarray(start, start + 4)];
	};
	return { at, width: info.width, height: info.height };
}

test.each(bottles)('%s stands in its bottle in both sizes and formats, within what they may weigh', (_, wine) => {
	for (const format of formats) {
		expect(kilobytes(bottlePicture(wine, 560), format), format).toBeLessThanOrEqual(60);
		expect(kilobytes(bottlePicture(wine, 280), format), format).toBeLessThanOrEqual(20);
		for (const view of ['back', 'neck'] as const) {
			expect(kilobytes(bottleView(wine, view), format), `${view} ${format}`).toBeLessThanOrEqual(30);
		}
		expect(kilobytes(bottleView(wine, 'label'), format), format).toBeLessThanOrEqual(40);
	}
});

test.each(bottles)('the pictures of %s have the sizes that the pages reserve', async (_, wine) => {
	const views = (['front', 'back', 'neck', 'label'] as const).map((view) => bottleView(wine, view));
	for (const { src, width, height } of [...views, bottlePicture(wine, 280)]) {
		for (const format of formats) {
			const { width: wide, height: high } = await sharp(servedFile(`${src}.${format}`)).metadata();
			expect({ wide, high }, `${src}.${format}`).toEqual({ wide: width, high: height });
		}
	}
});

test.each(bottles)(
	'the bottle of %s has a transparent ground above its shoulders and stands on the lower edge',
	async (_, wine) => {
		for (const format of formats) {
			const { at, width, height } = await pixels(bottlePicture(wine, 280), format);
			expect(at(0, 0)[3]).toBe(0);
			expect(at(1, 0)[3]).toBe(0);
			expect(at(0, 0.5)[3]).toBeLessThan(8);
			const foot = Array.from({ length: width }, (_, x) => at(x / (width - 1), (height - 3) / (height - 1))[3] ?? 0);
			expect(Math.max(...foot)).toBeGreaterThan(200);
		}
	},
);

test.each(bottles)('the label of %s has the colour of paper under even light', async (_, wine) => {
	const { at } = await pixels(bottlePicture(wine, 560), 'webp');
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
	const still = bottlePicture(wineOf('abade'), 280);
	expect(bottlePicture(wineOf('rabigato'), 280).height).toBe(still.height);
	expect(bottlePicture(wineOf('porto-vintage'), 280).height).toBeLessThan(still.height);
	expect(bottlePicture(wineOf('azeite-amendoal'), 280).height).toBeLessThan(
		bottlePicture(wineOf('porto-vintage'), 280).height,
	);
});

test('a wine that is not drawn yet has the bottle of its family', () => {
	const undrawn = { slug: 'vinha-do-luar', category: 'porto', undrawn: true } as const;
	expect(bottlePicture(undrawn, 280)).toEqual(bottlePicture(standInFor('porto'), 280));
	expect(bottlePicture(undrawn, 280).src).toBe('/art/bottles/sem-rotulo-porto-280');
	expect(bottleView(undrawn, 'neck')).toEqual(bottleView(wineOf('porto-lbv'), 'neck'));
});
