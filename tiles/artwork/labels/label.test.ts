import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawLabel, type LabelLand } from './label';
import type { LabelText } from './label-text';
import { drawBackLabel } from './wine-labels';

/** A square field of 200 m on a slope of one in four. */
const land: LabelLand = {
	parcels: [
		[
			[
				[0, 0],
				[200, 0],
				[200, 200],
				[0, 200],
				[0, 0],
			],
		],
	],
	relief: { heightAt: (_, y) => 300 + y / 4, interval: 5, slope: 0.25 },
};
const text: LabelText = { name: 'Abade', region: 'Douro', coordinates: '41°09′ N  7°31′ O', year: '2022' };
const paper = [0xf3, 0xec, 0xdc];

async function pixelsOf(png: Buffer) {
	const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
	const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
	/** Pixels of a column, or of part of it, that are darker than paper with a tint on it. */
	const inked = (x: number, from: number, to: number) =>
		Array.from({ length: to - from }, (_, i) => at(x, from + i)).filter(([, green = 0]) => green < 150).length;
	return { at, inked, width: info.width, height: info.height };
}

test('a label is two wide and three high, on paper to its edges', async () => {
	const { at, width, height } = await pixelsOf(await drawLabel(text, 'tintos', land));
	expect([width, height]).toEqual([1000, 1500]);
	for (const [x, y] of [
		[0, 0],
		[999, 0],
		[0, 1499],
		[999, 1499],
	] as const) {
		expect(at(x, y)).toEqual(paper);
	}
});

test('the contours of the parcel run across it in the ink of the category, the outline around them', async () => {
	const { at } = await pixelsOf(await drawLabel(text, 'tintos', land));
	const column = Array.from({ length: 720 }, (_, i) => at(460, 100 + i));
	const lines = column.filter(
		([red = 0, green = 0], i) => green < 150 && (column[i - 1]?.[1] ?? 255) >= 150 && red > green,
	);
	expect(lines.length).toBeGreaterThanOrEqual(7);
	expect(at(460, 121)).toEqual([0x5e, 0x12, 0x24]);
});

test('every category has its own ink', async () => {
	const inks = await Promise.all(
		(['tintos', 'brancos', 'rose'] as const).map(async (category) => {
			const { at } = await pixelsOf(await drawLabel(text, category, land));
			return at(460, 121).join();
		}),
	);
	expect(new Set(inks).size).toBe(3);
});

test('Port is framed, and its year is the largest thing it says', async () => {
	const still = await pixelsOf(await drawLabel(text, 'tintos', land));
	const port = await pixelsOf(await drawLabel(text, 'porto', land));
	expect(still.at(500, 44)).toEqual(paper);
	expect(port.at(500, 44)).not.toEqual(paper);
	const inkOfYear = Array.from({ length: 400 }, (_, i) => port.inked(300 + i, 1064, 1300)).reduce((a, b) => a + b, 0);
	const inkOfName = Array.from({ length: 400 }, (_, i) => port.inked(300 + i, 200, 340)).reduce((a, b) => a + b, 0);
	expect(inkOfYear).toBeGreaterThan(inkOfName);
});

test('a long name is set smaller and stays on the label', async () => {
	const long = { ...text, name: 'Grande Reserva das Quatro Vistas de Cima' };
	const { inked } = await pixelsOf(await drawLabel(long, 'tintos', land));
	for (let x = 0; x < 100; x++) expect(inked(x, 860, 1030) + inked(999 - x, 860, 1030)).toBe(0);
});

test('the back stays inside its margins and leaves out what there is nothing to say of', async () => {
	const back = {
		kind: 'Azeite virgem extra, Douro Superior',
		name: 'Amendoal 2025',
		line: 'Cobrançosa e Madural das estremas de duas parcelas, colhidas em novembro.',
		particulars: '',
		maker: 'Quatro Vistas, Lda., Quinta das Quatro Vistas, Ervedosa do Douro',
	};
	const { inked, width } = await pixelsOf(await drawBackLabel(back, '#5E1224'));
	for (let x = 0; x < 80; x++) expect(inked(x, 0, 1500) + inked(width - 1 - x, 0, 1500)).toBe(0);
});
