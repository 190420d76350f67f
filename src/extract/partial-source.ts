import type { RangeResponse, Source } from 'pmtiles';
import type { BlockStore } from './block-store';
import { blockRange } from './blocks';
import type { ArchiveManifest } from './manifest';

/** Reads an archive that is not whole yet: from the blocks on this device what lies in them, the rest over the network. */
export class PartialSource implements Source {
	readonly #manifest: ArchiveManifest;
	readonly #store: BlockStore;
	readonly #network: Source;

	constructor(manifest: ArchiveManifest, store: BlockStore, network: Source) {
		this.#manifest = manifest;
		this.#store = store;
		this.#network = network;
	}

	getKey(): string {
		return this.#network.getKey();
	}

	async getBytes(offset: number, length: number, signal?: AbortSignal): Promise<RangeResponse> {
		const stored = await this.#readStored(offset, Math.min(offset + length, this.#manifest.bytes));
		return stored ? { data: stored } : this.#network.getBytes(offset, length, signal);
	}

	/** @returns undefined when a block that is needed is not there, or the storage cannot be read */
	async #readStored(start: number, end: number): Promise<ArrayBuffer | undefined> {
		const { blockBytes, blocks } = this.#manifest;
		const first = Math.floor(start / blockBytes);
		const hashes = blocks.slice(first, Math.ceil(end / blockBytes));
		try {
			const parts = await Promise.all(hashes.map((hash) => this.#store.get(hash)));
			const held = parts.filter((part) => part !== undefined);
			if (held.length < parts.length || held.length === 0) return undefined;
			const offset = blockRange(this.#manifest, first).start;
			const bytes = await new Blob(held).slice(start - offset, end - offset).arrayBuffer();
			return bytes.byteLength === end - start ? bytes : undefined;
		} catch {
			return undefined;
		}
	}
}
