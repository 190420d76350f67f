import { ArchiveError } from './archive-error';
import { blockRange, bytesHeld, cutBlocks, firstMissing, nextMissing } from './blocks';
import type { ArchiveManifest } from './manifest';
import type { FetchRange } from './range-request';
import { type BlockStore, sha256Hex } from './store';

export type DownloadDeps = {
	/** Where the blocks of this archive go. */
	store: BlockStore;
	/** Other archives on this device; blocks they share with this one are copied, not fetched. */
	others: readonly BlockStore[];
	fetchRange: FetchRange;
	/** Called before every block: the hashes of those that are wanted before the others. */
	first: () => readonly string[];
	/** Called after every block: bytes held of this archive. */
	progress: (done: number) => void;
	signal: AbortSignal;
};

/**
 * Brings the missing blocks of an archive to the device, one request after another, so that an interruption costs one block at most.
 * Nothing is stored before its hash is right; a block that arrives wrong or short is requested once more.
 * @throws {ArchiveError} what `fetchRange` throws, or `bad-archive` when a block stays wrong; what is stored stays stored
 * @throws {StorageError}
 */
export async function downloadBlocks(manifest: ArchiveManifest, deps: DownloadDeps): Promise<void> {
	const held = new Set(await deps.store.hashes());
	const keep = async (hash: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
		deps.signal.throwIfAborted();
		if (held.has(hash) || (await sha256Hex(bytes)) !== hash) return;
		await deps.store.put(hash, bytes);
		held.add(hash);
		// Aborted during the writing: progress told afterwards would be taken for a download under way.
		deps.signal.throwIfAborted();
		deps.progress(bytesHeld(manifest, held));
	};
	for (const other of deps.others) await copyShared(manifest, other, held, keep);
	const retried = new Set<number>();
	const next = () => nextMissing(manifest, held, deps.first());
	for (let wanted = next(); wanted !== undefined; wanted = next()) {
		deps.signal.throwIfAborted();
		const arriving = await deps.fetchRange(blockRange(manifest, wanted), deps.signal);
		for await (const { index, bytes } of cutBlocks(manifest, arriving)) {
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
