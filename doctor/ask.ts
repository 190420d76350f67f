import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { Agent, type Dispatcher, request } from 'undici';
import { errorCode } from '../src/platform/errors.ts';

/** What came back from one question to a server. */
export type Answered = {
	kind: 'answered';
	url: URL;
	status: number;
	headers: Headers;
	/** As they were transferred, at most `bytes` of the limits. */
	bytes: Buffer;
	/** Whether that is all of it. */
	complete: boolean;
	/** The body unpacked; undefined where it is not complete, too large, or cannot be unpacked. */
	text: string | undefined;
	/** By this machine's clock, in milliseconds since 1970. */
	askedAt: number;
	answeredAt: number;
};

export type FailureReason = 'timeout' | 'unknown-host' | 'refused' | 'certificate' | 'broken';

export type Failed = { kind: 'failed'; url: URL; reason: FailureReason };

export type Answer = Answered | Failed;

type Question = { method?: 'GET' | 'POST'; headers?: Readonly<Record<string, string>>; body?: string };

/** Asks one address, once; a redirect is an answer. Never rejects for what a server does. */
export type Ask = (url: URL, question?: Question) => Promise<Answer>;

/** Times in milliseconds. `totalMs` of all answers together: what the asker does between them is not counted. */
export type AskLimits = { answerMs: number; totalMs: number; bytes: number; textBytes: number; atOnce: number };

/** The longest page has 80 kB unpacked, the longest script that is asked for 130 kB packed. */
const defaultLimits: AskLimits = {
	answerMs: 10_000,
	totalMs: 60_000,
	bytes: 500_000,
	textBytes: 1_000_000,
	atOnce: 4,
};

/**
 * Makes what asks servers. It knows its hosts beforehand and asks no other, whatever an answer says; no cookies, no credentials. No
 * answer takes longer or more room than the limits, and waiting for all of them together ends in its time.
 * @param hosts as `URL.host` has them
 */
export function createAsk(hosts: ReadonlySet<string>, given: Partial<AskLimits> = {}): { ask: Ask; close: () => void } {
	const limits = { ...defaultLimits, ...given };
	const dispatcher = new Agent({ pipelining: 0, connect: { timeout: limits.answerMs } });
	const waiting = createStopwatch();
	const inTurn = createTurns(limits.atOnce);

	async function ask(url: URL, { method = 'GET', headers = {}, body }: Question = {}): Promise<Answer> {
		// A mistake of this program.
		if (!hosts.has(url.host)) throw new Error(`${url.host} is not to be asked.`);
		const timeLeft = Math.min(limits.answerMs, limits.totalMs - waiting.elapsedMs());
		if (timeLeft <= 0) return { kind: 'failed', url, reason: 'timeout' };
		const clock = new AbortController();
		const timer = setTimeout(() => clock.abort(), timeLeft);
		const askedAt = Date.now();
		waiting.start();
		try {
			const answer = await request(url, {
				dispatcher,
				method,
				headers: { 'user-agent': 'Quatro Vistas doctor', 'accept-encoding': 'br, gzip', ...headers },
				body: body ?? null,
				signal: clock.signal,
			});
			const answeredAt = Date.now();
			const { bytes, complete } = await readUpTo(answer.body, limits.bytes);
			const known = headersOf(answer.headers);
			const text = complete ? await unpack(bytes, known.get('content-encoding'), limits.textBytes) : undefined;
			return {
				kind: 'answered',
				url,
				status: answer.statusCode,
				headers: known,
				bytes,
				complete,
				text,
				askedAt,
				answeredAt,
			};
		} catch (error) {
			return { kind: 'failed', url, reason: clock.signal.aborted ? 'timeout' : reasonOf(error) };
		} finally {
			clearTimeout(timer);
			waiting.stop();
		}
	}

	return {
		ask: (url, question) => inTurn(() => ask(url, question)),
		close: () => void dispatcher.destroy().catch(() => undefined),
	};
}

/** Measures for how long at least one of several has run. */
function createStopwatch() {
	let [running, startedAt, before] = [0, 0, 0];
	const elapsedMs = () => before + (running > 0 ? performance.now() - startedAt : 0);
	return {
		elapsedMs,
		start() {
			if (running === 0) startedAt = performance.now();
			running += 1;
		},
		stop() {
			if (running === 1) before = elapsedMs();
			running -= 1;
		},
	};
}

/** Lets so many tasks run at once and no more: a small host takes many questions for an attack. */
function createTurns(atOnce: number): <Result>(task: () => Promise<Result>) => Promise<Result> {
	const waiting: (() => void)[] = [];
	let free = atOnce;
	return async (task) => {
		if (free > 0) free -= 1;
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			return await task();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else free += 1;
		}
	};
}

async function readUpTo(
	body: Dispatcher.ResponseData['body'],
	limit: number,
): Promise<{ bytes: Buffer; complete: boolean }> {
	const chunks: Buffer[] = [];
	let size = 0;
	for await (const chunk of body) {
		const bytes = Buffer.from(chunk);
		chunks.push(bytes);
		size += bytes.length;
		if (size > limit) {
			body.destroy();
			return { bytes: Buffer.concat(chunks).subarray(0, limit), complete: false };
		}
	}
	return { bytes: Buffer.concat(chunks), complete: true };
}

/** A header that no browser could read either is left out. */
function headersOf(received: Dispatcher.ResponseData['headers']): Headers {
	const headers = new Headers();
	for (const [name, values = []] of Object.entries(received)) {
		for (const value of [values].flat()) {
			try {
				headers.append(name, value);
			} catch {}
		}
	}
	return headers;
}

const unpackers = new Map([
	['br', promisify(brotliDecompress)],
	['gzip', promisify(gunzip)],
	['deflate', promisify(inflate)],
]);

/** A few kilobytes may unpack to gigabytes: what is larger than the limit is not unpacked. */
async function unpack(bytes: Buffer, coding: string | null, limit: number): Promise<string | undefined> {
	if (coding === null || coding === 'identity') return bytes.length > limit ? undefined : bytes.toString();
	const unpacker = unpackers.get(coding.trim().toLowerCase());
	try {
		return (await unpacker?.(bytes, { maxOutputLength: limit }))?.toString();
	} catch {
		return undefined;
	}
}

const reasons: readonly (readonly [RegExp, FailureReason])[] = [
	[/TIMEOUT|ETIMEDOUT/, 'timeout'],
	[/^(ENOTFOUND|EAI_)/, 'unknown-host'],
	[/^(ECONNREFUSED|EHOSTUNREACH|ENETUNREACH)$/, 'refused'],
	[/CERT|SELF_SIGNED|^ERR_TLS|^ERR_SSL|UNABLE_TO/, 'certificate'],
];

function reasonOf(error: unknown): FailureReason {
	return reasons.find(([pattern]) => pattern.test(errorCode(error)))?.[1] ?? 'broken';
}
