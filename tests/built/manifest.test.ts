import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect } from 'vitest';
import { test } from './site';

type ManifestImage = { src: string; sizes: string; type: string; form_factor?: string; purpose?: string };
type Manifest = {
	start_url: string;
	id: string;
	scope: string;
	lang: string;
	icons: ManifestImage[];
	screenshots: ManifestImage[];
	shortcuts: { url: string; icons: ManifestImage[] }[];
};

const manifest: Manifest = JSON.parse(readFileSync('dist/manifest.webmanifest', 'utf8'));

test('the manifest names pictures of the size and kind it says, and pages that are there', async ({ site }) => {
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
	expect(manifest).toMatchObject({ id: '/', scope: '/', lang: 'pt-PT' });
	expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/terroir', '/terroir?modo=prova']);
	expect(new Set(manifest.icons.map(({ purpose }) => purpose))).toEqual(new Set([undefined, 'maskable', 'monochrome']));
	expect(new Set(manifest.screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['wide', 'narrow']));
});
