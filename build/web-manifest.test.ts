import { expect, test } from 'vitest';
import type { Language } from '../src/content/addresses.ts';
import { manifestAddress, webManifests } from './web-manifest.ts';

const portuguese: Language = {
	code: 'pt',
	tag: 'pt-PT',
	name: 'Português',
	addresses: {},
	isMain: true,
};
const english: Language = { code: 'en', tag: 'en-GB', name: 'English', addresses: { vinhos: 'wines' } };

test('each language has a manifest with words, start and shortcuts of its own, all of one application', async () => {
	const manifests = await webManifests([portuguese, english]);
	expect([...manifests.keys()]).toEqual(['/manifest.webmanifest', '/en/manifest.webmanifest']);
	const [main, other] = manifests.values();
	for (const manifest of manifests.values()) expect(manifest).toMatchObject({ id: '/', scope: '/' });
	expect(main).toMatchObject({ lang: 'pt-PT', start_url: '/', name: 'Quatro Vistas, atlas das vinhas' });
	expect(other).toMatchObject({ lang: 'en-GB', start_url: '/en', name: 'Quatro Vistas, atlas of the vineyards' });
	expect(other?.shortcuts?.map(({ url }) => url)).toEqual(['/en/terroir', '/en/terroir?modo=prova']);
	expect(main?.icons).toEqual(other?.icons);
	for (const [index, shortcut] of (main?.shortcuts ?? []).entries())
		expect(other?.shortcuts?.[index]?.name).not.toBe(shortcut.name);
});

test('a language without words for it stops the build', async () => {
	await expect(webManifests([{ ...english, code: 'xx' }])).rejects.toThrow();
	expect(manifestAddress({ ...english, code: 'xx' })).toBe('/xx/manifest.webmanifest');
});
