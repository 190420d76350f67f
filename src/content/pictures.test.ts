import { existsSync, statSync } from 'node:fs';
import { expect, test, vi } from 'vitest';
import home from './pages/home.md';
import visits from './pages/visitar.md';
import { picturesFor, visitPictures } from './pictures';
import { servedFile } from './testing/served-file';

const photographs = vi.hoisted((): string[] => []);
vi.mock('virtual:content/photographs', () => ({ default: photographs }));

const screens = (['avif', 'webp'] as const).flatMap((format) => [
	{ width: 390, density: 2, format },
	{ width: 800, density: 1, format },
	{ width: 1440, density: 1, format },
	{ width: 1440, density: 2, format },
]);

test.each(screens)('the pictures for $width px at density $density are there as $format', (screen) => {
	for (const picture of picturesFor(screen)) expect(existsSync(servedFile(picture)), picture).toBe(true);
});

test.each(screens)('the pictures for $width px at density $density fit the room for them as $format', (screen) => {
	const bytes = picturesFor(screen).map((picture) => statSync(servedFile(picture)).size);
	expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(6_000_000);
});

test('no picture is stored in two formats', () => {
	for (const screen of screens) {
		const names = picturesFor(screen).map((picture) => picture.replace(/\.\w+$/, ''));
		expect(new Set(names).size).toBe(names.length);
		expect(picturesFor(screen).every((picture) => picture.endsWith(`.${screen.format}`))).toBe(true);
	}
});

test('a phone gets the tall stills and the small front page', () => {
	const pictures = picturesFor({ width: 390, density: 3, format: 'avif' });
	expect(pictures).toContain('/map/still-martim-tall.avif');
	// Moved to a parcel, the land of an article reaches further than the tall one.
	expect(pictures).toContain('/map/still-martim-wide.avif');
	expect(pictures[0]).toBe('/art/hero-phone-780.avif');
});

test.each([
	[390, 2, '/art/gallery/tua-ocre-500.avif'],
	[390, 3, '/art/gallery/tua-ocre-800.avif'],
	[1024, 1, '/art/gallery/tua-ocre-500.avif'],
	[1440, 2, '/art/gallery/tua-ocre-800.avif'],
	[1440, 4, '/art/gallery/tua-ocre.avif'],
])('at %i px and density %i the plates come as wide as they are shown', (width, density, plate) => {
	expect(picturesFor({ width, density, format: 'avif' })).toContain(plate);
});

test.each([
	[390, 1, 'lagar-0a1b2c3d-600'],
	[390, 2, 'lagar-0a1b2c3d-600'],
	[390, 3, 'lagar-0a1b2c3d'],
	[1280, 1.5, 'lagar-0a1b2c3d'],
	[1280, 1, 'lagar-0a1b2c3d-600'],
	[1440, 1, 'lagar-0a1b2c3d-600'],
	[1440, 2, 'lagar-0a1b2c3d'],
])('at %i px and density %i a photograph of an article comes last, as wide as it is shown', (width, density, file) => {
	photographs.push('art/news/lagar-0a1b2c3d.webp');
	try {
		expect(picturesFor({ width, density, format: 'avif' }).at(-1)).toBe(`/art/news/${file}.avif`);
	} finally {
		photographs.length = 0;
	}
});

test('every visit has its picture, in the order of the page', () => {
	expect(visitPictures).toEqual(home.visits.rows.map(({ picture }) => picture));
	expect(visitPictures).toHaveLength(visits.experiences.length);
});
