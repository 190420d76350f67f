import { sha256Hex } from '../platform/digest';
import { estimateStorage, StorageError } from '../platform/fault';
import { ArchiveError } from './archive-error';
import { extractChannel } from './channel';
import { countArrivals } from './download-progress';
import type { Download } from './downloader';
import {
	type ArchiveManifest,
	type ArrivingBytes,
	blockRange,
	bytesHeld,
	fetchManifest,
	firstMissing,
	nextMissing,
} from './manifest';
import { readChoice, requireAllowedNetwork, writeChoice } from './preferences';
import { type FetchRange, rangeFetcher } from './range-request';
import { surveyHoldings } from './state';
import { type BlockStore, dropArchives, listHeldArchives, openBlockStore, openHeldStore } from './store';

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
		// Aborted during the writing: progress reported afterwards would be taken for a download under way.
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

export type Block = { index: number; bytes: Uint8Array<ArrayBuffer> };

/**
 * Cuts arriving bytes at the borders of the blocks and yields each block once its last byte is there.
 * A block whose beginning or end did not arrive is not yielded.
 */
export async function* cutBlocks(manifest: ArchiveManifest, arriving: ArrivingBytes): AsyncGenerator<Block> {
	let index = Math.ceil(arriving.start / manifest.blockBytes);
	let position = arriving.start;
	let block = emptyBlock(manifest, index);
	for await (const chunk of arriving.chunks) {
		let taken = 0;
		while (taken < chunk.length && index < manifest.blocks.length) {
			const { start, end } = blockRange(manifest, index);
			if (position < start) {
				const skipped = Math.min(start - position, chunk.length - taken);
				taken += skipped;
				position += skipped;
				continue;
			}
			const piece = chunk.subarray(taken, taken + end - position);
			block.set(piece, position - start);
			taken += piece.length;
			position += piece.length;
			if (position < end) continue;
			yield { index, bytes: block };
			index += 1;
			block = emptyBlock(manifest, index);
		}
		if (index >= manifest.blocks.length) return;
	}
}

function emptyBlock(manifest: ArchiveManifest, index: number): Uint8Array<ArrayBuffer> {
	const { start, end } = blockRange(manifest, index);
	return new Uint8Array(Math.max(0, end - start));
}

/**
 * Completes the archive that the server names as current on this device, and then drops the others. Call it with the download lock held.
 * @throws {NetworkNotAllowed} {ArchiveError} {StorageError} or the signal's reason; what is stored stays stored
 */
export const downloadCurrent: Download = async (signal, first) => {
	await requireAllowedNetwork();
	const manifest = await downloadNamed(signal, first);
	await dropArchives(manifest);
	// The yes was for this archive: a newer one is another question.
	if ((await readChoice()) === 'wanted') await writeChoice('none');
};

/** If the archive under way is gone from the server, because a newer one took its place, downloads the newer one. */
async function downloadNamed(signal: AbortSignal, first: () => readonly string[]): Promise<ArchiveManifest> {
	const tried = new Set<string>();
	let manifest = await fetchCurrent();
	for (;;) {
		tried.add(manifest.archive);
		try {
			await downloadArchive(manifest, signal, first);
			return manifest;
		} catch (error) {
			if (!(error instanceof ArchiveError) || error.kind === 'offline') throw error;
			manifest = await fetchCurrent();
			if (tried.has(manifest.archive)) throw error;
		}
	}
}

/** The tabs show the archive that is downloaded, which may be newer than the one they asked for. */
async function fetchCurrent(): Promise<ArchiveManifest> {
	const manifest = await fetchManifest();
	extractChannel.post({ type: 'current', manifest });
	return manifest;
}

async function downloadArchive(
	manifest: ArchiveManifest,
	signal: AbortSignal,
	first: () => readonly string[],
): Promise<void> {
	signal.throwIfAborted();
	const archives = await listHeldArchives();
	const { whole } = surveyHoldings(archives, manifest);
	if (whole?.sha256 === manifest.sha256) return;
	const held = archives.find((held) => held.manifest.archive === manifest.archive);
	const arrivals = countArrivals(
		(bytes) => extractChannel.post({ type: 'received', bytes }),
		() => performance.now(),
	);
	arrivals.kept(held ? bytesHeld(manifest, held.hashes) : 0);
	const others = archives.filter((held) => held.manifest.archive !== manifest.archive);
	const stores = await Promise.all(others.map((held) => openHeldStore(held.manifest)));
	await downloadBlocks(manifest, {
		store: await openBlockStore(manifest),
		others: stores.filter((store) => store !== undefined),
		fetchRange: arrivals.counted(whereAllowed(rangeFetcher(manifest.archive, manifest.bytes))),
		first,
		progress: (done) => {
			arrivals.kept(done);
			extractChannel.post({ type: 'activity', activity: { kind: 'downloading' } });
		},
		signal,
	});
}

/** Checks before every block: connection and storage may change while the download is under way. */
function whereAllowed(fetchRange: FetchRange): FetchRange {
	return async (range, signal) => {
		await requireAllowedNetwork();
		await requireRoom(range.end - range.start);
		return fetchRange(range, signal);
	};
}

/** What there is no room for is not fetched, as each page would do again. A browser that does not tell is asked when the block is stored. */
async function requireRoom(bytes: number): Promise<void> {
	const estimate = await estimateStorage();
	if (estimate && estimate.quota - estimate.usage < bytes) throw new StorageError('storage-full', { cause: estimate });
}
