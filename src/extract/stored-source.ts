import type { RangeResponse, Source } from 'pmtiles';
import type { BlockStore } from './block-store';
import { blockRange } from './blocks';
import { readVerified } from './check';
import type { ArchiveManifest } from './manifest';
import { sha256Hex } from './sha256';

/**
 * Reads an archive from the blocks on this device, and over the network what does not lie in them. A block is compared with its
 * hash when something of it is first read, and the bytes that were right are kept: what is served was never torn, and a map that
 * opens waits for the two or three blocks that it shows, not for all. At most the archive's own size is held in memory.
 */
export class StoredSource implements Source {
	readonly #manifest: ArchiveManifest;
	readonly #store: BlockStore;
	readonly #network: Source;
	readonly #blocks = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>();

	/** @param network gives its key as well: the map's style is the same wherever the bytes come from */
	constructor(manifest: ArchiveManifest, store: BlockStore, network: Source) {
		this.#manifest = manifest;
		this.#store = store;
		this.#network = network;
	}

	getKey(): string {
		return this.#network.getKey();
	}

	/** Whether the first block is here and right: it says where everything else is. */
	async hasStart(): Promise<boolean> {
		return (await this.#readBlock(this.#manifest.blocks[0] ?? '')) !== undefined;
	}

	async getBytes(offset: number, length: number, signal?: AbortSignal): Promise<RangeResponse> {
		const stored = await this.#readStored(offset, Math.min(offset + length, this.#manifest.bytes));
		return stored ? { data: stored } : this.#network.getBytes(offset, length, signal);
	}

	/** @returns undefined when a block that is needed is not there or not right, or the storage cannot be read */
	async #readStored(start: number, end: number): Promise<ArrayBuffer | undefined> {
		const { blockBytes, blocks } = this.#manifest;
		const first = Math.floor(start / blockBytes);
		const hashes = blocks.slice(first, Math.ceil(end / blockBytes));
		const parts = await Promise.all(hashes.map((hash) => this.#readBlock(hash)));
		const held = parts.filter((part) => part !== undefined);
		if (held.length < parts.length) return undefined;
		const bytes = new Uint8Array(Math.max(0, end - start));
		for (const [index, block] of held.entries()) {
			const { start: at } = blockRange(this.#manifest, first + index);
			bytes.set(block.subarray(Math.max(0, start - at), Math.max(0, end - at)), Math.max(0, at - start));
		}
		return bytes.buffer;
	}

	#readBlock(hash: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
		const known = this.#blocks.get(hash);
		if (known) return known;
		const block = readVerified(this.#store, hash, sha256Hex).catch(() => undefined);
		this.#blocks.set(hash, block);
		// What is not there may be stored by a download under way.
		void block.then((bytes) => bytes ?? this.#blocks.delete(hash));
		return block;
	}
}
