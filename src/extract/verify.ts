import type { ArchiveManifest } from './manifest';
import { type BlockStore, downloadLock, listHeldArchives, openHeldStore, sha256Hex } from './store';

/** What a verification came to: blocks read, and how many of them were damaged. */
export type Verification = { read: number; wrong: number };

/** The bytes of a stored block, if it is there and matches its hash; a damaged one is removed. @throws {StorageError} */
export async function readVerified(store: BlockStore, hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
	const bytes = await store.get(hash);
	if (!bytes) return undefined;
	if ((await sha256Hex(bytes)) === hash) return bytes;
	await store.delete(hash);
	return undefined;
}

/**
 * Compares every stored block of an archive with its hash and removes damaged ones, so that the next download fetches them again.
 * @param progress called after each block with the number of blocks read
 * @throws {StorageError}
 */
export async function verifyBlocks(
	manifest: ArchiveManifest,
	store: BlockStore,
	progress: (read: number) => void = () => {},
): Promise<Verification> {
	const held = await store.hashes();
	const stored = manifest.blocks.filter((hash) => held.has(hash));
	let wrong = 0;
	for (const [index, hash] of stored.entries()) {
		if (!(await readVerified(store, hash))) wrong += 1;
		progress(index + 1);
	}
	return { read: stored.length, wrong };
}

/**
 * Verifies every archive on this device. Waits for a download under way: both would remove and write the same blocks.
 * @param progress called with the number of blocks read, and of all that are stored
 * @throws {StorageError}
 */
export async function verifyArchives(progress: (read: number, total: number) => void): Promise<Verification> {
	return navigator.locks.request(downloadLock, async () => {
		const archives = await listHeldArchives();
		const total = archives.reduce((sum, { hashes }) => sum + hashes.size, 0);
		const found = { read: 0, wrong: 0 };
		for (const { manifest } of archives) {
			const before = found.read;
			const store = await openHeldStore(manifest);
			if (!store) continue;
			const { read, wrong } = await verifyBlocks(manifest, store, (done) => progress(before + done, total));
			found.read += read;
			found.wrong += wrong;
		}
		return found;
	});
}
