import { FileSource, type RangeResponse, type Source } from 'pmtiles';

/** Reads the archive from the joined file, under the key that its address has on the network: the map's style stays the same. */
export class DeviceSource implements Source {
	readonly #file: FileSource;
	readonly #network: Source;

	/** @param network serves a read that fails because the browser took the blocks away under the open file */
	constructor(file: File, network: Source) {
		this.#file = new FileSource(file);
		this.#network = network;
	}

	getKey(): string {
		return this.#network.getKey();
	}

	async getBytes(offset: number, length: number, signal?: AbortSignal): Promise<RangeResponse> {
		try {
			return await this.#file.getBytes(offset, length);
		} catch {
			return this.#network.getBytes(offset, length, signal);
		}
	}
}
