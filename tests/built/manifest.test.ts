import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test } from './site';

type ManifestImage = { src: string; sizes: string; type: string; form_factor?: string; purpose?: string };
type Manifest = {
	name: string;
	start_url: string;
	id: string;
	scope: string;
	lang: string;
	icons: ManifestImage[];
	screenshots: ManifestImage[];
	shortcuts: { url: string; icons: ManifestImage[] }[];
};

const languages = [
	{ file: '/manifest.webmanifest', lang: 'pt-PT', start: '/', map: '/terroir' },
	{ file: '/en/manifest.webmanifest', lang: 'en-GB', start: '/en', map: '/en/terroir' },
];
const read = (file: string): Manifest => JSON.parse(readFileSync(`dist${file}`, 'utf8'));

for (const { file, lang, start, map } of languages) {
	const manifest = read(file);

	test(`${file} names pictures of the size and kind it says, and pages that are there`, async ({ site }) => {
		const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];
		for (const { src, sizes, type } of pictures) {
			const response = await fetch(site.origin + src);
			expect(response.headers.get('content-type'), src).toContain(type);
			if (sizes === 'any') continue;
			const { width, height } = await sharp(await response.bytes()).metadata();
			expect(`${width}x${height}`, src).toBe(sizes);
		}
		for (const address of [manifest.start_url, ...manifest.shortcuts.map(({ url }) => url)])
			expect((await fetch(site.origin + address)).status, address).toBe(200);
		expect(manifest.shortcuts.map(({ url }) => url)).toEqual([map, `${map}?modo=prova`]);
		expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(
			new Set([undefined, 'maskable', 'monochrome']),
		);
		expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['wide', 'narrow']));
	});

	test(`${file} is of the one application, in its language, and its pages name it`, async ({ site }) => {
		expect(manifest).toMatchObject({ id: '/', scope: '/', lang, start_url: start });
		const answer = await fetch(site.origin + file);
		expect(answer.headers.get('content-type')).toContain('application/manifest+json');
		for (const address of [start, map]) {
			const html = await (await fetch(site.origin + address)).text();
			expect(/<link rel="manifest" href="([^"]+)"/.exec(html)?.[1], address).toBe(file);
		}
	});
}

test('each language has words and pictures of its own', () => {
	const [main, other] = languages.map(({ file }) => read(file));
	expect(main?.name).not.toBe(other?.name);
	expect(other?.screenshots.map(({ src }) => src)).toEqual(
		main?.screenshots.map(({ src }) => src.replace('.webp', '-en.webp')),
	);
	expect(JSON.stringify(other)).not.toMatch(/vinhas|parcelas|telemóvel/);
});
