import { sha256Hex } from '../../platform/digest';
import type { ArchiveManifest } from '../manifest';
import { type BlockStore, readVerified } from '../store';

/** Bytes that repeat nowhere and are the same in every run. */
export function randomArchive(length: number, seed = 1): Uint8Array<ArrayBuffer> {
	let state = seed;
	return Uint8Array.from({ length }, () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state >>> 24;
	});
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

/** All that is stored of an archive, as the map would read it; nothing where a block is missing or was wrong, which is removed. */
export async function storedBytes(manifest: ArchiveManifest, store: BlockStore): Promise<ArrayBuffer | undefined> {
	const blocks = await Promise.all(manifest.blocks.map((block) => readVerified(store, block)));
	const whole = blocks.filter((block) => block !== undefined);
	return whole.length < blocks.length ? undefined : new Blob(whole).arrayBuffer();
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
