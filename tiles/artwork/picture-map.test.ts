import { readFile, stat } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { drawCourses } from '../terrain/course';
import { douroRivers } from '../terrain/rivers';
import { mapOf, type PictureMap } from './picture-map';
import { pictures } from './pictures';

const courses = drawCourses(douroRivers);

test('the estates stand on the hero at their true relative positions', () => {
	const { estates } = mapOf(pictures.hero, courses);
	expect(estates.martim![1]).toBeLessThan(estates['vale-sabor']![1]);
	expect(estates['vale-sabor']![0]).toBeGreaterThan(estates.martim![0]);
	expect(estates['quatro-vistas']).toEqual([25.761, 67.816]);
});

test('the names of the rivers run from west to east, on the sheet', () => {
	const { rivers, width, height } = mapOf(pictures.hero, courses);
	expect(Object.keys(rivers)).toEqual(['douro', 'tua', 'sabor']);
	for (const path of Object.values(rivers)) {
		const points = path
			.slice(1)
			.split('L')
			.map((point) => point.split(' ').map(Number));
		expect(points[0]![0]).toBeLessThan(points.at(-1)![0]!);
		expect(points.every(([x, y]) => x! > 0 && y! > 0 && x! < width && y! < height)).toBe(true);
	}
});

test('the committed map and files are those of the pictures, within their budgets', async () => {
	const file = new URL('../../src/content/hero-map.gen.json', import.meta.url);
	const committed: Record<string, PictureMap> = JSON.parse(await readFile(file, 'utf8'));
	for (const [name, picture] of Object.entries(pictures)) {
		expect(committed[name]).toEqual(mapOf(picture, courses));
		for (const { name: art, budget } of picture.files) {
			for (const file of [`${art}.avif`, `${art}.webp`]) {
				const { size } = await stat(new URL(`../../public/art/${file}`, import.meta.url));
				expect(size, file).toBeLessThanOrEqual(budget * 1000);
			}
		}
	}
});
