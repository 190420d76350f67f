import { readdir, readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readContent } from '../../build/content/read-content';
import { landDrawings, sharedLandOf } from '../../build/content/wine-plate';
import { landFiles } from '../../src/content/wines/land';
import { toX, toY } from '../geo/frame';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { regionExtent } from '../terrain/extent';
import { drawPlate, plateSheet } from './plate';
import { squareParcel as parcel } from './testing/square-parcel';

const sheet = plateSheet(parcel.rings);
const noWater = () => 400;

function paths(svg: string): Map<string, string> {
	const groups = svg.matchAll(/<g id="(\S+)"[^>]*>(.*?)(?=<g id|<\/svg>)/g);
	return new Map(
		[...groups].flatMap(([, group, lines = '']) =>
			[...lines.matchAll(/stroke-width="([\d.]+)"(?:><path id="\w+")? d="([^"]+)"/g)].map(
				(m) => [`${group} ${m[1]}`, m[2]!] as const,
			),
		),
	);
}

function count(path: string | undefined): number {
	return path?.match(/M/g)?.length ?? 0;
}

test('a slope shows its contours inside and every second one outside', () => {
	// 200 m by 0.25: 50 m of drop, ten contours of 5 m, two of them index contours.
	const drawn = paths(drawPlate(parcel, (_, y) => 251 + y * 0.25, 5, sheet, noWater));
	expect(count(drawn.get('parcel 1.8')) + count(drawn.get('parcel 3.6'))).toBe(10);
	expect(count(drawn.get('parcel 3.6'))).toBe(2);
	expect(count(drawn.get('around 1.2'))).toBeGreaterThan(5);
});

test('where the ground is too steep only index contours are left', () => {
	// A plate unit is about 0.31 m, so at 5 m the lines would stand under five units apart on a slope above 3.2.
	const drawn = paths(drawPlate(parcel, (_, y) => 251 + y * 4, 5, sheet, noWater));
	expect(drawn.get('parcel 1.8')).toBeUndefined();
	expect(count(drawn.get('parcel 3.6'))).toBeGreaterThan(20);
});

test('level ground shows the outline alone', () => {
	const drawn = paths(drawPlate(parcel, () => 251, 5, sheet, noWater));
	expect([...drawn.keys()]).toEqual(['parcel 3.2']);
});

test('a river has two banks, open at the edges of the sheet, and a ground between them that is closed there', () => {
	const waterAt = (x: number) => Math.abs(x - 220) - 15;
	const svg = drawPlate(parcel, () => 251, 5, sheet, waterAt);
	expect(count(paths(svg).get('around 1.6'))).toBe(2);
	expect(svg).toContain('<g stroke="#3D5A66"><path stroke="none" fill="#D3DAD3"');
	const [, ground = ''] = / fill="#D3DAD3" fill-rule="evenodd" d="([^"]+)"/.exec(svg) ?? [];
	expect(count(ground)).toBe(1);
	expect(drawPlate(parcel, () => 251, 5, sheet, noWater)).not.toContain('#3D5A66');
});

test('of the wines of two parcels that of both banks of the Sabor shows it, that of a slope above it none', async () => {
	const plateOfHill = (slug: string) =>
		readFile(new URL(`../../public/${landFiles(slug).plate}`, import.meta.url), 'utf8');
	expect(await plateOfHill('lameiro-e-cabeco')).toContain('#3D5A66');
	expect(await plateOfHill('foz')).not.toContain('#3D5A66');
});

test('the parcel takes the ink of the text around it, in wine as a picture, and its outline can be filled', () => {
	const svg = drawPlate(parcel, (_, y) => 251 + y * 0.25, 5, sheet, noWater);
	expect(svg).toContain('<g id="parcel" fill="none" stroke-linejoin="round" stroke="currentColor">');
	expect(svg).toMatch(/^<svg [^>]*color="#5E1224"/);
	expect(svg).toContain('<g stroke-width="3.2"><path id="outline"');
});

test('every parcel has its plate, none heavier than 12 kB, without styles or scripts', async () => {
	const folder = new URL('../../public/art/plates/', import.meta.url);
	const outlines = await readParcelOutlines();
	expect((await readdir(folder)).toSorted()).toEqual(outlines.map(({ slug }) => `${slug}.svg`).toSorted());
	for (const { slug } of outlines) {
		const svg = await readFile(new URL(`${slug}.svg`, folder), 'utf8');
		expect(gzipSync(svg).byteLength, slug).toBeLessThan(12_000);
		expect(svg).not.toMatch(/style|script|NaN|Infinity/);
	}
});

test('the region of a wine of several estates lies within the modelled land', () => {
	for (const { summary } of readContent().wines) {
		const { shows, bounds } = sharedLandOf(summary.parcels) ?? {};
		if (shows !== 'estates' || !bounds) continue;
		expect(toX(bounds.west), summary.slug).toBeGreaterThan(regionExtent.west + 300);
		expect(toX(bounds.east), summary.slug).toBeLessThan(regionExtent.east - 300);
		expect(toY(bounds.south), summary.slug).toBeGreaterThan(regionExtent.south + 300);
		expect(toY(bounds.north), summary.slug).toBeLessThan(regionExtent.north - 300);
	}
});

test('every wine whose parcels share land has its plate, and the land around them', async () => {
	const folder = new URL('../../public/', import.meta.url);
	const sharing = readContent().wines.filter(({ summary }) => sharedLandOf(summary.parcels));
	const files = sharing.flatMap(({ summary }) => landDrawings(summary));
	const there = (await readdir(new URL('art/hills/', folder))).map((name) => `art/hills/${name}`);
	expect(there).toEqual(expect.arrayContaining(files));
	for (const { summary } of sharing) {
		const { plate, around } = landFiles(summary.slug);
		const svg = await readFile(new URL(plate, folder), 'utf8');
		const outlines = svg.match(/<path id="outline" d="([^"]+)"/)?.[1]?.match(/M/g) ?? [];
		const named = sharedLandOf(summary.parcels)?.named ?? [];
		expect(outlines.length, summary.slug).toBeGreaterThanOrEqual(named.length);
		if (files.includes(around))
			expect(await readFile(new URL(around, folder), 'utf8'), around).not.toContain('id="outline"');
	}
	for (const file of files) {
		const svg = await readFile(new URL(file, folder), 'utf8');
		expect(gzipSync(svg).byteLength, file).toBeLessThan(12_000);
		expect(svg).not.toMatch(/style|script|NaN|Infinity/);
	}
});
