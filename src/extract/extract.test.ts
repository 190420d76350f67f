import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { extractChannel } from './channel';
import { dropFormerArchives, extractStore, noteCurrentManifest, startDownload } from './extract';
import type { ArchiveManifest } from './manifest';
import { readChoice, writeChoice } from './preferences';
import { openBlockStore } from './store';
import { archiveOf, putBlocks } from './testing/archive';
import { freeLocks, MemoryCaches } from './testing/cache-storage';

let caches = new MemoryCaches();
beforeEach(() => {
	caches = new MemoryCaches();
	vi.stubGlobal('caches', caches);
	vi.stubGlobal('navigator', { locks: freeLocks });
});
afterEach(() => vi.unstubAllGlobals());

test('a device without room for the visitor’s yes says that it is full, and does not act on the earlier no', async () => {
	await writeChoice('removed');
	caches.isFull = true;
	await startDownload();
	expect(await readChoice()).toBe('removed');
	await vi.waitFor(() => expect(extractStore.get()).toMatchObject({ kind: 'error', reason: 'storage-full' }));
});

test('a tab that asked for an older archive shows the one that another tab downloaded, and removes what that left', async () => {
	const older = await store(1);
	await noteCurrentManifest(older);
	expect(extractStore.get().kind).toBe('ready');
	const newer = await store(2);
	extractChannel.post({ type: 'current', manifest: newer });
	extractChannel.post({ type: 'activity', activity: { kind: 'idle' } });
	await dropFormerArchives();
	expect(await caches.keys()).toEqual(expect.not.arrayContaining([`satellite-extract:${older.archive}`]));
	await vi.waitFor(() => expect(extractStore.get()).toEqual({ kind: 'ready', bytes: newer.bytes }));
});

/** Puts a whole archive on the device. */
async function store(seed: number): Promise<ArchiveManifest> {
	const { archive, manifest } = await archiveOf(300 + seed, 100, seed);
	await putBlocks(await openBlockStore(manifest), manifest, archive);
	return manifest;
}
