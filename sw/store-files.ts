import { copyResponse } from 'workbox-core/copyResponse.js';
import { isTransient, type StorageFault, withStorage } from '../src/platform/fault';
import { KindError } from '../src/platform/kind-error';
import type { StopReason } from '../src/platform/language-protocol';
import { type BuildFile, keyOf, missingOf, openStore } from './build-files';

/** Of the six connections that HTTP/1.1 has, the page that is open keeps two. */
const filesAtOnce = 4;

type StoreFault = Exclude<StopReason, 'interrupted' | StorageFault>;

/** A file could not be fetched. `bad-file`: something else came in its place. */
export class StoreError extends KindError<StoreFault> {
	override name = 'StoreError';
}

type StoreOptions = {
	signal?: AbortSignal;
	/** Called before each file is asked for; what it throws ends the storing. */
	beforeEach?: () => void;
};

/**
 * Fetches those of the files that are not here, each once, and stores them under their SHA-256; ends with the first that fails. What is
 * stored stays stored.
 * @throws {StoreError} {StorageError} or the reason of the signal
 */
export async function storeFiles(files: readonly BuildFile[], options: StoreOptions = {}): Promise<void> {
	const queue = (await withStorage(() => missingOf(files))).values();
	const store = await withStorage(openStore);
	let hasFailed = false;
	const work = async () => {
		for (const file of queue) {
			if (hasFailed) return;
			options.beforeEach?.();
			const response = await fetchFile(file, options.signal);
			await withStorage(() => store.put(keyOf(file.url), response));
		}
	};
	const fail = (error: unknown) => {
		hasFailed = true;
		throw error;
	};
	// All of them have come to rest then, whatever the first failure was.
	const ends = await Promise.allSettled(Array.from({ length: filesAtOnce }, () => work().catch(fail)));
	for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** What is in a name for ever may come from the browser's own store, unless something else lies there. */
async function fetchFile({ url, revision, integrity }: BuildFile, signal?: AbortSignal): Promise<Response> {
	for (const cache of revision ? (['reload'] as const) : (['default', 'reload'] as const)) {
		const { response, bytes } = await ask(url, { cache, credentials: 'same-origin', ...(signal && { signal }) });
		if (!response.ok) throw new StoreError(isTransient(response.status) ? 'server' : 'http');
		if ((await digestOf(bytes)) === integrity) return response;
	}
	throw new StoreError('bad-file');
}

async function ask(url: string, init: RequestInit): Promise<{ response: Response; bytes: ArrayBuffer }> {
	try {
		const answer = await fetch(url, init);
		// A page that is opened may not come from a redirect.
		const response = answer.redirected ? await copyResponse(answer) : answer;
		return { response, bytes: await response.clone().arrayBuffer() };
	} catch (cause) {
		if (init.signal?.aborted) throw init.signal.reason;
		throw new StoreError('offline', { cause });
	}
}

/** As `integrity` has it. */
async function digestOf(bytes: ArrayBuffer): Promise<string> {
	const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
	return `sha256-${btoa(String.fromCharCode(...digest))}`;
}
