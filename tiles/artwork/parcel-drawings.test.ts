import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { drawGlyph } from './parcel-drawings';
import { squareParcel as parcel } from './testing/square-parcel';

function lines(svg: string): number {
	return svg.match(/M/g)?.length ?? 0;
}

test('a glyph holds its contours and its outline, nothing around it', () => {
	// 200 m by 0.2 are 40 m of drop: the contours 255, 260 … 290 and the outline.
	const svg = drawGlyph(parcel, { heightAt: (_, y) => 251 + y * 0.2, interval: 10, slope: 0.2 });
	expect(lines(svg)).toBe(4 + 1);
	const numbers = [...svg.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
	for (const number of numbers) {
		expect(number).toBeGreaterThanOrEqual(4);
		expect(number).toBeLessThanOrEqual(236);
	}
});

test('the steeper the parcel, the fewer of its plate’s contours are drawn', () => {
	const svg = drawGlyph(parcel, { heightAt: (_, y) => 251 + y, interval: 5, slope: 1 });
	expect(lines(svg)).toBeLessThan(30);
	expect(lines(svg)).toBeGreaterThan(15);
});

test('it takes the ink of the text around it', () => {
	const svg = drawGlyph(parcel, { heightAt: (_, y) => 251 + y * 0.2, interval: 5, slope: 0.2 });
	expect(svg).toContain('<g id="glyph" fill="none" stroke="currentColor"');
	expect(svg).not.toMatch(/#[0-9a-f]{3,6}/i);
	expect(svg).toContain('<g stroke-width="2.4"><path id="outline"');
});

test('every parcel has its glyph of at most 1 kB', async () => {
	const folder = new URL('../../public/art/glyphs/', import.meta.url);
	const outlines = await readParcelOutlines();
	expect((await readdir(folder)).toSorted()).toEqual(outlines.map(({ slug }) => `${slug}.svg`).toSorted());
	for (const { slug } of outlines) {
		const svg = await readFile(new URL(`${slug}.svg`, folder), 'utf8');
		expect(gzipSync(svg).byteLength, slug).toBeLessThan(1000);
		expect(svg).not.toMatch(/style=|script|NaN|Infinity/);
	}
});
