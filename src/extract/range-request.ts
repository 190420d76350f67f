import { ArchiveError } from './archive-error';
import type { ArrivingBytes, ByteRange } from './manifest';

export type FetchRange = (range: ByteRange, signal: AbortSignal) => Promise<ArrivingBytes>;

/** Silence after which a request counts as cut: a dead connection under a live radio may never end by itself. */
const silenceTimeoutMs = 20_000;
/** A page that was busy, and counted late, may have an answer that waits for it: of such a time no more counts as silence. */
const tickMs = 1_000;

/**
 * Asks for a part of the file at `url`. A server that ignores ranges answers with the whole, status 200.
 * @throws {ArchiveError} `offline`, `http`, or `truncated` where the file ends before the range; the outer signal's reason when aborted
 */
export async function requestRange(
	url: string,
	{ start, end }: ByteRange,
	watch: SilenceWatch,
	init: RequestInit = {},
): Promise<Response> {
	const headers = { range: `bytes=${start}-${end - 1}` };
	const response = await watch.orOffline(fetch(url, { headers, signal: watch.signal, ...init }));
	if (response.ok) return response;
	await response.body?.cancel();
	if (response.status === 416) throw new ArchiveError('truncated');
	throw new ArchiveError('http', { status: response.status });
}

/**
 * Fetches parts of the archive at `url` as streams. From a server that ignores ranges the bytes start at 0.
 * Fetching and reading throw {@link ArchiveError} `offline`, `http`, `truncated` or `bad-archive`, or the signal's reason.
 * @param bytes the size that the archive must have
 */
export function rangeFetcher(url: string, bytes: number): FetchRange {
	return async (range, signal) => {
		const watch = watchSilence(signal);
		try {
			// Not stored a second time in the HTTP cache; and a retry must not meet the same broken bytes there.
			const response = await requestRange(url, range, watch, { cache: 'no-store' });
			if (!response.body) throw new ArchiveError('http', { status: response.status });
			const chunks = readChunks(response.body, watch);
			if (response.status !== 206) return { start: 0, chunks };
			const answered = parseContentRange(response.headers.get('content-range'));
			if (!answered || (answered.total !== undefined && answered.total !== bytes))
				throw new ArchiveError('bad-archive');
			return { start: answered.start, chunks };
		} catch (error) {
			watch.end();
			throw error;
		}
	};
}

/** Reads `bytes 0-99/300` as where it starts and the size of the whole; undefined for anything else. */
export function parseContentRange(header: string | null): { start: number; total: number | undefined } | undefined {
	const match = header?.match(/^bytes (\d+)-\d+\/(\d+|\*)$/);
	if (!match) return undefined;
	return { start: Number(match[1]), total: match[2] === '*' ? undefined : Number(match[2]) };
}

type SilenceWatch = {
	signal: AbortSignal;
	/** Awaits something of the network. @throws {ArchiveError} `offline` when it fails; the outer signal's reason when aborted */
	orOffline<Result>(promise: Promise<Result>): Promise<Result>;
	heard(): void;
	end(): void;
};

/** Aborts its signal with the outer one, and when nothing is heard for {@link silenceTimeoutMs}. */
export function watchSilence(outer: AbortSignal | undefined): SilenceWatch {
	const controller = new AbortController();
	const abort = () => controller.abort();
	if (outer?.aborted) abort();
	outer?.addEventListener('abort', abort, { once: true });
	let silentMs = 0;
	const timer = setInterval(() => {
		silentMs += tickMs;
		if (silentMs < silenceTimeoutMs) return;
		clearInterval(timer);
		abort();
	}, tickMs);
	return {
		signal: controller.signal,
		orOffline: (promise) =>
			promise.catch((cause: unknown) => {
				outer?.throwIfAborted();
				throw new ArchiveError('offline', { cause });
			}),
		heard: () => {
			silentMs = 0;
		},
		end: () => {
			clearInterval(timer);
			outer?.removeEventListener('abort', abort);
			abort();
		},
	};
}

/** The bytes of an answer, however slowly they come. @throws {ArchiveError} `offline`; the outer signal's reason when aborted */
export async function readWhole({ body }: Response, watch: SilenceWatch): Promise<ArrayBuffer> {
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	if (body) for await (const chunk of readChunks(body, watch)) chunks.push(chunk);
	return new Blob(chunks).arrayBuffer();
}

async function* readChunks(
	body: ReadableStream<Uint8Array<ArrayBuffer>>,
	watch: SilenceWatch,
): ArrivingBytes['chunks'] {
	const reader = body.getReader();
	try {
		for (;;) {
			const { done, value } = await watch.orOffline(reader.read());
			if (done) return;
			watch.heard();
			yield value;
		}
	} finally {
		// Also reached when the caller has enough: the rest of a whole archive is not transferred.
		watch.end();
	}
}
