import { ArchiveError } from './archive-error';
import type { BlockStore } from './block-store';
import { blockRange, bytesHeld, firstMissing, nextMissing } from './blocks';
import { cutBlocks } from './cut-blocks';
import type { ArchiveManifest } from './manifest';
import type { FetchRange } from './range-request';

export type DownloadIo = {
	/** Where the blocks of this archive go. */
	store: BlockStore;
	/** Other archives on this device; blocks they share with this one are copied, not fetched. */
	others: readonly BlockStore[];
	fetchRange: FetchRange;
	/** Asked before every block: the hashes of those that are wanted before the others. */
	first: () => readonly string[];
	hash: (bytes: Uint8Array<ArrayBuffer>) => Promise<string>;
	/** Told after every block: bytes held of this archive. */
	progress: (done: number) => void;
	signal: AbortSignal;
};

/**
 * Brings the missing blocks of an archive to the device, one request after another, so that a cut costs one block at most.
 * Nothing is stored before its hash is right; a block that arrives wrong or short is asked for once more.
 * @throws {ArchiveError} `offline`, `http`, or `bad-archive` when a block stays wrong
 * @throws {StorageError} what is stored stays stored
 */
export async function downloadBlocks(manifest: ArchiveManifest, io: DownloadIo): Promise<void> {
	const held = new Set(await io.store.hashes());
	const keep = async (hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
		io.signal.throwIfAborted();
		if (held.has(hash) || (await io.hash(bytes)) !== hash) return;
		await io.store.put(hash, bytes);
		held.add(hash);
		// Stopped during the writing: what is told after the stop would be taken for a download under way.
		io.signal.throwIfAborted();
		io.progress(bytesHeld(manifest, held));
	};
	for (const other of io.others) await copyShared(manifest, other, held, keep);
	const retried = new Set<number>();
	const next = () => nextMissing(manifest, held, io.first());
	for (let wanted = next(); wanted !== undefined; wanted = next()) {
		io.signal.throwIfAborted();
		const answer = await io.fetchRange(blockRange(manifest, wanted), io.signal);
		for await (const { index, bytes } of cutBlocks(manifest, answer)) {
			await keep(hashAt(manifest, index), bytes);
			if (firstMissing(manifest, held) === undefined) return;
		}
		if (held.has(hashAt(manifest, wanted))) continue;
		if (retried.has(wanted)) throw new ArchiveError('bad-archive');
		retried.add(wanted);
	}
}

async function copyShared(
	manifest: ArchiveManifest,
	other: BlockStore,
	held: ReadonlySet<string>,
	keep: (hash: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>,
): Promise<void> {
	const there = await other.hashes();
	for (const hash of manifest.blocks) {
		if (held.has(hash) || !there.has(hash)) continue;
		const bytes = await other.get(hash);
		if (bytes) await keep(hash, bytes);
	}
}

function hashAt(manifest: ArchiveManifest, index: number): string {
	return manifest.blocks[index] ?? '';
}
