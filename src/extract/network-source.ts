import type { RangeResponse, Source } from 'pmtiles';
import { ArchiveError } from './archive-error';
import type { ArchiveManifest } from './manifest';

/**
 * Reads parts of the archive over the network, like pmtiles' own `FetchSource`, but says what went wrong by type, and
 * refuses a server that would send the whole archive for every tile.
 */
export class NetworkSource implements Source {
	readonly #url: string;
	readonly #bytes: number;

	constructor(url: string, manifest: ArchiveManifest) {
		this.#url = url;
		this.#bytes = manifest.bytes;
	}

	getKey(): string {
		return this.#url;
	}

	/** @throws {ArchiveError} `offline`, `http`, `no-ranges`, `truncated` or `not-an-archive`; the signal's reason when aborted */
	async getBytes(offset: number, length: number, signal?: AbortSignal): Promise<RangeResponse> {
		const end = Math.min(offset + length, this.#bytes);
		if (end <= offset) throw new ArchiveError('truncated');
		const response = await this.#request(offset, end, signal);
		const data = await network(response.arrayBuffer(), signal);
		if (offset === 0 && !isArchive(data)) throw new ArchiveError('not-an-archive');
		if (data.byteLength !== end - offset) throw new ArchiveError('truncated');
		return { data };
	}

	async #request(offset: number, end: number, signal: AbortSignal | undefined): Promise<Response> {
		const headers = { range: `bytes=${offset}-${end - 1}` };
		const response = await network(fetch(this.#url, { headers, ...(signal && { signal }) }), signal);
		if (response.status === 206) return response;
		await response.body?.cancel();
		if (response.status === 416) throw new ArchiveError('truncated');
		if (!response.ok) throw new ArchiveError('http', { status: response.status });
		const isPage = response.headers.get('content-type')?.startsWith('text/html');
		throw new ArchiveError(isPage ? 'not-an-archive' : 'no-ranges');
	}
}

/** Whether the bytes begin as a PMTiles archive of version 3 does. */
export function isArchive(data: ArrayBuffer): boolean {
	if (data.byteLength < 127) return false;
	const bytes = new Uint8Array(data);
	return new TextDecoder().decode(bytes.subarray(0, 7)) === 'PMTiles' && bytes[7] === 3;
}

async function network<Result>(promise: Promise<Result>, signal: AbortSignal | undefined): Promise<Result> {
	try {
		return await promise;
	} catch (cause) {
		signal?.throwIfAborted();
		throw new ArchiveError('offline', { cause });
	}
}
