import type { BlockStore } from './block-store';
import type { ArchiveManifest } from './manifest';

/**
 * Joins the stored blocks to one file, each checked against its hash first. A block that is wrong is removed, so that the
 * next download brings it again.
 * @returns undefined when a block is missing or was wrong
 */
export async function joinBlocks(
	manifest: ArchiveManifest,
	store: BlockStore,
	hash: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>,
): Promise<File | undefined> {
	const blocks = await Promise.all(manifest.blocks.map((expected) => readVerified(store, expected, hash)));
	const whole = blocks.filter((block) => block !== undefined);
	if (whole.length < blocks.length) return undefined;
	return new File(whole, manifest.archive, { type: 'application/vnd.pmtiles' });
}

/** A stored block, if it is there and right; a wrong one is removed. */
export async function readVerified(
	store: BlockStore,
	expected: string,
	hash: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>,
): Promise<Blob | undefined> {
	const blob = await store.get(expected);
	if (!blob) return undefined;
	if ((await hash(new Uint8Array(await blob.arrayBuffer()))) === expected) return blob;
	await store.delete(expected);
	return undefined;
}
