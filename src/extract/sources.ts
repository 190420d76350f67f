import type { RangeResponse, Source } from 'pmtiles';
import { ArchiveError } from './archive-error';
import { type ArchiveManifest, type ByteRange, blockRange } from './manifest';
import { readWhole, requestRange, watchSilence } from './range-request';
import { readVerified, type StoredBlocks } from './store';

/**
 * Reads parts of the archive over the network, like the `FetchSource` of pmtiles, but with typed errors, and refuses a
 * server that would send the whole archive for every tile.
 */
export class NetworkSource implements Source {
	readonly #url: string;
	readonly #bytes: number;

	constructor(manifest: ArchiveManifest) {
		this.#url = new URL(manifest.archive, location.origin).href;
		this.#bytes = manifest.bytes;
	}

	getKey(): string {
		return this.#url;
	}

	/** @throws {ArchiveError} `offline`, `http`, `no-ranges`, `truncated` or `not-an-archive`; the signal's reason when aborted */
	async getBytes(offset: number, length: number, signal?: AbortSignal): Promise<RangeResponse> {
		const end = Math.min(offset + length, this.#bytes);
		if (end <= offset) throw new ArchiveError('truncated');
		const range = { start: offset, end };
		const data = await this.#read(range, signal);
		if (data.byteLength === end - offset) return { data };
		// Chromium keeps as much of a tile as had come when it was no longer wanted, and answers with that alone under the headers of the whole.
		const reloaded = await this.#read(range, signal, { cache: 'reload' });
		if (reloaded.byteLength !== end - offset) throw new ArchiveError('truncated');
		return { data: reloaded };
	}

	async #read(range: ByteRange, signal?: AbortSignal, init?: RequestInit): Promise<ArrayBuffer> {
		const watch = watchSilence(signal);
		try {
			const response = await requestRange(this.#url, range, watch, init);
			if (response.status !== 206) {
				const isPage = response.headers.get('content-type')?.startsWith('text/html');
				throw new ArchiveError(isPage ? 'not-an-archive' : 'no-ranges');
			}
			const data = await readWhole(response, watch);
			if (range.start === 0 && !isArchive(data)) throw new ArchiveError('not-an-archive');
			return data;
		} finally {
			watch.end();
		}
	}
}

/**
 * Reads an archive from the blocks on this device, and from another source what is not in them. A block is compared with its
 * hash when a part of it is first read, and its verified bytes are kept: nothing damaged is served, and a map that
 * opens waits for the two or three blocks that it shows, not for all. Holds at most the archive's own size in memory.
 */
export class StoredSource implements Source {
	readonly #blocks = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>();

	/** @param fallback gives its key as well: the map's style does not depend on where the bytes come from */
	constructor(
		private readonly manifest: ArchiveManifest,
		private readonly store: StoredBlocks,
		private readonly fallback: Source,
	) {}

	getKey(): string {
		return this.fallback.getKey();
	}

	/** Whether the first block, which says where everything else is, is here and undamaged. */
	async hasStart(): Promise<boolean> {
		return (await this.#readBlock(this.manifest.blocks[0] ?? '')) !== undefined;
	}

	async getBytes(offset: number, length: number, signal?: AbortSignal): Promise<RangeResponse> {
		const stored = await this.#readStored(offset, Math.min(offset + length, this.manifest.bytes));
		return stored ? { data: stored } : this.fallback.getBytes(offset, length, signal);
	}

	/** @returns undefined when a block that is needed is missing or damaged, or the storage cannot be read */
	async #readStored(start: number, end: number): Promise<ArrayBuffer | undefined> {
		const { blockBytes, blocks } = this.manifest;
		const first = Math.floor(start / blockBytes);
		const hashes = blocks.slice(first, Math.ceil(end / blockBytes));
		const parts = await Promise.all(hashes.map((hash) => this.#readBlock(hash)));
		const held = parts.filter((part) => part !== undefined);
		if (held.length < parts.length) return undefined;
		const bytes = new Uint8Array(Math.max(0, end - start));
		for (const [index, block] of held.entries()) {
			const { start: at } = blockRange(this.manifest, first + index);
			bytes.set(block.subarray(Math.max(0, start - at), Math.max(0, end - at)), Math.max(0, at - start));
		}
		return bytes.buffer;
	}

	#readBlock(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
		const known = this.#blocks.get(hash);
		if (known) return known;
		const block = readVerified(this.store, hash).catch(() => undefined);
		this.#blocks.set(hash, block);
		// What is missing may be stored by a download under way.
		void block.then((bytes) => bytes ?? this.#blocks.delete(hash));
		return block;
	}
}

/** Whether the bytes begin as a PMTiles archive of version 3 does. */
function isArchive(data: ArrayBuffer): boolean {
	if (data.byteLength < 127) return false;
	const bytes = new Uint8Array(data);
	return new TextDecoder().decode(bytes.subarray(0, 7)) === 'PMTiles' && bytes[7] === 3;
}
