import { type FileHandle, open } from 'node:fs/promises';
import type { RangeResponse, Source } from 'pmtiles';

/** Lets `pmtiles` read an archive from a file of this machine. Close it when done. */
export class DiskSource implements Source {
	readonly #path: string;
	readonly #file: FileHandle;

	private constructor(path: string, file: FileHandle) {
		this.#path = path;
		this.#file = file;
	}

	/** @throws if the file cannot be opened */
	static async open(path: string): Promise<DiskSource> {
		return new DiskSource(path, await open(path));
	}

	getKey(): string {
		return this.#path;
	}

	/** Bytes of a range; fewer where the file ends before it does. */
	async getBytes(offset: number, length: number): Promise<RangeResponse> {
		const data = new ArrayBuffer(length);
		const { bytesRead } = await this.#file.read(new Uint8Array(data), 0, length, offset);
		return { data: bytesRead === length ? data : data.slice(0, bytesRead) };
	}

	async size(): Promise<number> {
		return (await this.#file.stat()).size;
	}

	close(): Promise<void> {
		return this.#file.close();
	}
}
