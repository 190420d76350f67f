import { sha256Hex } from '../../platform/digest';
import { type ArchiveManifest, blockRange } from '../manifest';
import { type BlockStore, readVerified } from '../store';

/** Numbers of 32 bits, the same in every run. */
export function randomNumbers(count: number, seed: number): number[] {
	let state = seed;
	return Array.from({ length: count }, () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state;
	});
}

/** Bytes that repeat nowhere and are the same in every run. */
export function randomArchive(length: number, seed = 1): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(randomNumbers(length, seed), (number) => number >>> 24);
}

export async function manifestOf(bytes: Uint8Array<ArrayBuffer>, blockBytes: number): Promise<ArchiveManifest> {
	const starts = Array.from({ length: Math.ceil(bytes.length / blockBytes) }, (_, index) => index * blockBytes);
	const sha256 = await sha256Hex(bytes);
	return {
		archive: `/map/quatro-vistas.${sha256.slice(0, 16)}.pmtiles`,
		bytes: bytes.length,
		sha256,
		blockBytes,
		blocks: await Promise.all(starts.map((start) => sha256Hex(bytes.slice(start, start + blockBytes)))),
	};
}

/** An archive of such bytes, with its manifest. */
export async function archiveOf(length: number, blockBytes = 100, seed = 1) {
	const archive = randomArchive(length, seed);
	return { archive, manifest: await manifestOf(archive, blockBytes) };
}

/** Puts blocks of an archive on the device: those at the indices, or all. */
export async function putBlocks(
	store: BlockStore,
	manifest: ArchiveManifest,
	archive: Uint8Array<ArrayBuffer>,
	indices: Iterable<number> = manifest.blocks.keys(),
): Promise<void> {
	for (const index of indices) {
		const { start, end } = blockRange(manifest, index);
		await store.put(manifest.blocks[index] ?? '', archive.slice(start, end));
	}
}

/** Bytes as they arrive, so many at a time. */
export async function* inChunks(bytes: Uint8Array<ArrayBuffer>, size = bytes.length) {
	for (let at = 0; at < bytes.length; at += size) yield bytes.slice(at, at + size);
}

/** All that is stored of an archive, as the map would read it; nothing where a block is missing or was wrong, which is removed. */
export async function storedBytes(manifest: ArchiveManifest, store: BlockStore): Promise<ArrayBuffer | undefined> {
	const blocks = await Promise.all(manifest.blocks.map((block) => readVerified(store, block)));
	const whole = blocks.filter((block) => block !== undefined);
	return whole.length < blocks.length ? undefined : new Blob(whole).arrayBuffer();
}

/** The hash of {@link storedBytes}. */
export async function storedHash(manifest: ArchiveManifest, store: BlockStore): Promise<string | undefined> {
	const bytes = await storedBytes(manifest, store);
	return bytes && sha256Hex(bytes);
}

/** A device with room for `room` bytes. */
export function memoryStore(
	room = Number.POSITIVE_INFINITY,
): BlockStore & { blocks: Map<string, Uint8Array<ArrayBuffer>> } {
	const blocks = new Map<string, Uint8Array<ArrayBuffer>>();
	return {
		blocks,
		hashes: async () => new Set(blocks.keys()),
		get: async (hash) => blocks.get(hash)?.slice(),
		put: async (hash, bytes) => {
			const used = [...blocks.values()].reduce((sum, block) => sum + block.length, 0);
			if (used + bytes.length > room) throw Object.assign(new Error('full'), { name: 'QuotaExceededError' });
			blocks.set(hash, bytes.slice());
		},
		delete: async (hash) => {
			blocks.delete(hash);
		},
	};
}
