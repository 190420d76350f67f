import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { type ArchiveManifest, fetchManifest, formatManifest, parseManifest } from './manifest';
import { manifestOf, randomArchive } from './testing/archive';

let manifest: ArchiveManifest;
beforeAll(async () => {
	manifest = await manifestOf(randomArchive(1050), 100);
});
afterEach(() => vi.unstubAllGlobals());

describe('the manifest', () => {
	test('a manifest is read back as it was written', () => {
		expect(parseManifest(JSON.parse(formatManifest(manifest)))).toEqual(manifest);
	});

	test('a manifest is refused when a member is missing, of the wrong type, or contradicts another', () => {
		const good = { version: 1, ...manifest };
		const bad = [
			null,
			'text',
			{},
			{ ...good, version: 2 },
			{ ...good, archive: 'https://elsewhere.example/a.pmtiles' },
			{ ...good, archive: '/map/../a.pmtiles' },
			{ ...good, bytes: '1050' },
			{ ...good, bytes: 0 },
			{ ...good, blockBytes: 0 },
			{ ...good, sha256: 'ABC' },
			{ ...good, blocks: good.blocks.slice(1) },
			{ ...good, blocks: good.blocks.map(() => 'no hash') },
		];
		for (const json of bad) expect(() => parseManifest(json)).toThrow('bad-manifest');
	});

	test.each([
		['HTML where JSON is due', () => new Response('<!doctype html>'), { kind: 'bad-manifest' }],
		['half a manifest', () => new Response(formatManifest(manifest).slice(0, 80)), { kind: 'bad-manifest' }],
		['a status that is no success', () => new Response('', { status: 503 }), { kind: 'http', status: 503 }],
	])('fetching the manifest tells %s apart', async (_, answer, expected) => {
		vi.stubGlobal('fetch', async () => answer());
		await expect(fetchManifest()).rejects.toMatchObject(expected);
	});

	test('the manifest is fetched by a browser without AbortSignal.timeout too', async () => {
		vi.stubGlobal('AbortSignal', class {});
		vi.stubGlobal('fetch', async () => new Response(formatManifest(manifest)));
		expect(await fetchManifest()).toEqual(manifest);
	});

	test('a manifest that is not answered counts as offline', async () => {
		vi.stubGlobal('fetch', async () => {
			throw new TypeError('Failed to fetch');
		});
		await expect(fetchManifest()).rejects.toMatchObject({ kind: 'offline' });
	});
});
