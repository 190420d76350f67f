import { readdirSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

const publicFolder = new URL('../../public/', import.meta.url).pathname;

/** What stands in a slot of docs/design.md 6 as it is served: pixels, and kilobytes of 1,000 bytes that no file may go over. */
type Slot = { readonly files: RegExp; readonly width: number; readonly height?: number; readonly budget: number };

const picture = String.raw`\.(avif|webp)$`;

/** The heights of bottles and of what is cut from them follow their shapes. */
const slots: readonly Slot[] = [
	{ files: new RegExp(`^art/hero-2880${picture}`), width: 2790, height: 1890, budget: 180 },
	{ files: new RegExp(`^art/hero-1440${picture}`), width: 1395, height: 945, budget: 110 },
	{ files: new RegExp(`^art/hero-tablet-1440${picture}`), width: 1440, height: 975, budget: 110 },
	{ files: new RegExp(`^art/hero-phone-780${picture}`), width: 780, height: 798, budget: 90 },
	{ files: new RegExp(`^art/gate-1440${picture}`), width: 1423, height: 964, budget: 200 },
	{ files: new RegExp(`^art/gate-phone-780${picture}`), width: 780, height: 768, budget: 200 },
	{ files: new RegExp(`^art/contact-relief${picture}`), width: 1110, height: 580, budget: 60 },
	{ files: new RegExp(`^art/contact-relief-555${picture}`), width: 555, height: 290, budget: 30 },
	{ files: new RegExp(`^art/category-[a-z]+${picture}`), width: 1920, height: 1080, budget: 160 },
	{ files: new RegExp(`^art/category-[a-z]+-phone-780${picture}`), width: 780, height: 1000, budget: 160 },
	{ files: new RegExp(`^art/film-poster${picture}`), width: 1920, height: 1080, budget: 200 },
	{ files: new RegExp(`^art/film-poster-phone-600${picture}`), width: 600, height: 1080, budget: 60 },
	{ files: new RegExp(`^art/labels/[a-z-]+${picture}`), width: 560, height: 840, budget: 40 },
	{ files: new RegExp(`^art/bottles/[a-z-]+-560${picture}`), width: 560, budget: 60 },
	{ files: new RegExp(`^art/bottles/[a-z-]+-280${picture}`), width: 280, budget: 20 },
	{ files: new RegExp(`^art/bottles/[a-z-]+-140${picture}`), width: 140, budget: 10 },
	{ files: new RegExp(`^art/bottles/[a-z-]+-back${picture}`), width: 320, budget: 30 },
	{ files: new RegExp(`^art/bottles/[a-z-]+-back-200${picture}`), width: 200, budget: 15 },
	{ files: new RegExp(`^art/bottles/neck-[a-z-]+${picture}`), width: 560, height: 760, budget: 30 },
	{ files: new RegExp(`^art/gallery/[a-z-]+${picture}`), width: 1200, height: 1500, budget: 160 },
	{ files: new RegExp(`^art/visits/[a-z-]+${picture}`), width: 1600, height: 400, budget: 90 },
	{ files: new RegExp(`^art/gallery/[a-z-]+-500${picture}`), width: 500, height: 625, budget: 50 },
	{ files: new RegExp(`^art/gallery/[a-z-]+-800${picture}`), width: 800, height: 1000, budget: 80 },
	{ files: new RegExp(`^art/visits/[a-z-]+-600${picture}`), width: 600, height: 400, budget: 40 },
	{ files: /^art\/cards\/([a-z]+\/)?[a-z0-9-]+\.jpg$/, width: 1200, height: 630, budget: 70 },
	...[180, 192, 512].map((side) => ({
		files: new RegExp(String.raw`^icons/(icon|maskable|monochrome|shortcut-[a-z]+)-${side}\.png$`),
		width: side,
		height: side,
		budget: 10,
	})),
];

/** Lines, whose weights their own tests know, the film, the icons that scale, and what the manifest shows of the site itself. */
const others =
	/^(art\/(plates|hills|profiles|glyphs)\/[a-z0-9-]+\.svg|art\/(slope(-places)?|house-ways)\.svg|film\/quatro-vistas\.(mp4|webm)|icons\/[a-z-]+\.svg|icons\/screenshot-[a-z-]+\.webp)$/;
const filmBudget = 5_000;

const files = ['art', 'film', 'icons'].flatMap((folder) =>
	readdirSync(publicFolder + folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => `${entry.parentPath}/${entry.name}`.slice(publicFolder.length)),
);

function kilobytes(file: string): number {
	return statSync(publicFolder + file).size / 1000;
}

describe('every slot of the design', () => {
	test('is filled, and no file stands in none', () => {
		for (const { files: pattern } of slots)
			expect(
				files.some((file) => pattern.test(file)),
				`${pattern}`,
			).toBe(true);
		const strays = files.filter(
			(file) => !others.test(file) && !slots.some(({ files: pattern }) => pattern.test(file)),
		);
		expect(strays).toEqual([]);
	});

	test('has its size and keeps to its weight', async () => {
		for (const { files: pattern, width, height, budget } of slots) {
			for (const file of files.filter((name) => pattern.test(name))) {
				const found = await sharp(publicFolder + file).metadata();
				expect({ file, width: found.width, height: found.height }).toEqual({
					file,
					width,
					height: height ?? found.height,
				});
				expect(kilobytes(file), file).toBeLessThanOrEqual(budget);
			}
		}
	});

	test('that is a picture has AVIF and WebP', () => {
		const bases = files.filter((file) => /^art\/.*\.(avif|webp)$/.test(file)).map((file) => file.replace(/\.\w+$/, ''));
		for (const base of bases)
			expect(
				bases.filter((other) => other === base),
				base,
			).toHaveLength(2);
	});

	test('of the film keeps to its weight', () => {
		for (const file of files.filter((name) => name.startsWith('film/'))) {
			expect(kilobytes(file), file).toBeLessThanOrEqual(filmBudget);
		}
	});
});

test('a bottle stands on nothing', async () => {
	for (const file of files.filter((name) => name.startsWith('art/bottles/'))) {
		expect((await sharp(publicFolder + file).metadata()).hasAlpha, file).toBe(true);
	}
});
