import type { BlockStore } from './block-store';
import type { ArchiveManifest } from './manifest';

type Hash = (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;

/**
 * Reads every stored block of an archive and compares it with its hash; what is wrong is removed, so that the next download brings it again.
 * @param progress told after each block how many have been read
 * @returns how many blocks were read, and how many of them were wrong
 * @throws {StorageError} when the storage cannot be read
 */
export async function checkBlocks(
	manifest: ArchiveManifest,
	store: BlockStore,
	hash: Hash,
	progress: (read: number) => void,
): Promise<{ read: number; wrong: number }> {
	const held = await store.hashes();
	const stored = manifest.blocks.filter((block) => held.has(block));
	let wrong = 0;
	for (const [index, block] of stored.entries()) {
		if (!(await readVerified(store, block, hash))) wrong += 1;
		progress(index + 1);
	}
	return { read: stored.length, wrong };
}

/** The bytes of a stored block, if it is there and right; a wrong one is removed. */
export async function readVerified(
	store: BlockStore,
	expected: string,
	hash: Hash,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
	const bytes = await store.get(expected);
	if (!bytes) return undefined;
	if ((await hash(bytes)) === expected) return bytes;
	await store.delete(expected);
	return undefined;
}
