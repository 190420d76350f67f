import { ArchiveError } from './archive-error';
import type { ByteRange } from './blocks';
import type { RangeAnswer } from './cut-blocks';

export type FetchRange = (range: ByteRange, signal: AbortSignal) => Promise<RangeAnswer>;

/** Silence after which a request counts as cut, in ms: a dead line under a live radio may never end by itself. */
const patience = 20_000;

/** `bytes 0-99/300` → where it starts and the size of the whole; undefined for anything else. */
export function parseContentRange(header: string | null): { start: number; total: number | undefined } | undefined {
	const match = header?.match(/^bytes (\d+)-\d+\/(\d+|\*)$/);
	if (!match) return undefined;
	return { start: Number(match[1]), total: match[2] === '*' ? undefined : Number(match[2]) };
}

/**
 * Asks for a part of the archive at `url`. A server that ignores ranges answers with the whole: then the answer starts at 0.
 * The answer, and the reading of it, throw {@link ArchiveError} `offline`, `http` or `bad-archive`, or the signal's reason.
 * @param bytes the size that the archive must have
 */
export function rangeFetcher(url: string, bytes: number): FetchRange {
	return async ({ start, end }, signal) => {
		const watch = watchSilence(signal);
		try {
			// Not stored a second time in the HTTP cache; and a retry must not meet the same broken bytes there.
			const request = fetch(url, {
				headers: { range: `bytes=${start}-${end - 1}` },
				cache: 'no-store',
				signal: watch.signal,
			});
			const response = await asArchiveError(request, signal);
			if (response.status === 416) throw new ArchiveError('bad-archive');
			if (!response.ok || !response.body) throw new ArchiveError('http', { status: response.status });
			const chunks = readChunks(response.body, watch, signal);
			if (response.status !== 206) return { start: 0, chunks };
			const range = parseContentRange(response.headers.get('content-range'));
			if (!range || (range.total !== undefined && range.total !== bytes)) throw new ArchiveError('bad-archive');
			return { start: range.start, chunks };
		} catch (error) {
			watch.end();
			throw error;
		}
	};
}

type Watch = { signal: AbortSignal; heard(): void; end(): void };

function watchSilence(outer: AbortSignal): Watch {
	const controller = new AbortController();
	const abort = () => controller.abort();
	if (outer.aborted) abort();
	outer.addEventListener('abort', abort, { once: true });
	let timer = setTimeout(abort, patience);
	return {
		signal: controller.signal,
		heard: () => {
			clearTimeout(timer);
			timer = setTimeout(abort, patience);
		},
		end: () => {
			clearTimeout(timer);
			outer.removeEventListener('abort', abort);
			abort();
		},
	};
}

async function* readChunks(
	body: ReadableStream<Uint8Array<ArrayBuffer>>,
	watch: Watch,
	signal: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>> {
	const reader = body.getReader();
	try {
		for (;;) {
			const { done, value } = await asArchiveError(reader.read(), signal);
			if (done) return;
			watch.heard();
			yield value;
		}
	} finally {
		// Also reached when the caller has enough: the rest of a whole archive is not transferred.
		watch.end();
	}
}

async function asArchiveError<Result>(promise: Promise<Result>, signal: AbortSignal): Promise<Result> {
	try {
		return await promise;
	} catch (cause) {
		signal.throwIfAborted();
		throw new ArchiveError('offline', { cause });
	}
}
