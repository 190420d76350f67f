import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import {
	blockRange,
	bytesHeld,
	fetchManifest,
	firstMissing,
	formatManifest,
	isComplete,
	nextMissing,
	parseManifest,
} from './manifest';
import { archiveOf } from './testing/archive';

const { manifest } = await archiveOf(1050);
afterEach(() => vi.unstubAllGlobals());

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

test('blocks cover the archive without gap or overlap', () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 500 }), fc.integer({ min: 1, max: 64 }), (bytes, blockBytes) => {
			const sized = { ...manifest, bytes, blockBytes };
			const count = Math.ceil(bytes / blockBytes);
			const ranges = Array.from({ length: count }, (_, index) => blockRange(sized, index));
			expect(ranges[0]?.start).toBe(0);
			expect(ranges.at(-1)?.end).toBe(bytes);
			ranges.slice(1).forEach((range, index) => {
				expect(range.start).toBe(ranges[index]?.end);
			});
		}),
	);
});

test('blocks are fetched in the archive’s order, with any of them stored', async () => {
	const { manifest } = await archiveOf(1000);
	const held = new Set([manifest.blocks[0]!, manifest.blocks[2]!]);
	expect(firstMissing(manifest, held)).toBe(1);
	expect(bytesHeld(manifest, held)).toBe(200);
	expect(isComplete(manifest, held)).toBe(false);
	expect(isComplete(manifest, new Set(manifest.blocks))).toBe(true);
});

test('the first block comes first, then those wanted, then the others in order', async () => {
	const { manifest } = await archiveOf(500);
	const [zero, one, two, three] = manifest.blocks;
	expect(nextMissing(manifest, new Set(), [three!])).toBe(0);
	expect(nextMissing(manifest, new Set([zero!]), ['of another archive', three!])).toBe(3);
	expect(nextMissing(manifest, new Set([zero!, three!]), [three!])).toBe(1);
	expect(nextMissing(manifest, new Set([zero!, one!, three!]), [])).toBe(2);
	expect(nextMissing(manifest, new Set(manifest.blocks), [two!])).toBeUndefined();
});
