import { setTimeout as sleep } from 'node:timers/promises';
import pLimit from 'p-limit';
import pRetry, { AbortError } from 'p-retry';
import { Failure, reasonOf } from '../../failure';
import { tokenVariable, withoutSecrets, withToken } from './secret';

type ClientSettings = {
	readonly token: string | undefined;
	/** Requests at a time. */
	readonly concurrency: number;
	readonly retries: number;
	/** Milliseconds before the first retry; each further wait is twice as long. */
	readonly firstWait: number;
	/** Milliseconds an answer may take. */
	readonly timeout: number;
	/** Ends all waiting when the run has failed elsewhere. */
	readonly signal: AbortSignal;
};

export const polite: Omit<ClientSettings, 'token' | 'signal'> = {
	concurrency: 4,
	retries: 5,
	firstWait: 1000,
	timeout: 30_000,
};

/** A server that asks to wait longer than this is not waited for. */
const longestWait = 10 * 60_000;

/** How a WMTS says with status 400 that there is no such tile (07-057r7, 7.2.4). */
const outOfRange = 'TileOutOfRange';

/** Throws if a body is damaged, which is then asked for again, or a {@link WrongKind}, which is not. */
type BodyCheck = (body: Uint8Array, type: string) => Promise<void>;

/** Asks for an address, `{token}` not yet filled in; `undefined` if there is nothing. */
export type Client = (address: string, what: string, check: BodyCheck) => Promise<Uint8Array | undefined>;

/** An answer of another kind than was asked for, such as a login page: it will be no other when asked again. */
export class WrongKind extends Error {
	override name = 'WrongKind';
}

class Busy extends Error {
	override name = 'Busy';
	constructor(
		message: string,
		readonly wait?: number,
	) {
		super(message);
	}
}

/**
 * A polite client: few requests at a time, retries that wait ever longer, and a pause for all of
 * them when the server asks for one. Its failures name `what` was asked for and never the token.
 */
export function createClient({ token, concurrency, retries, firstWait, timeout, signal }: ClientSettings): Client {
	const limit = pLimit(concurrency);
	let pausedUntil = 0;

	async function attempt(url: string, check: BodyCheck) {
		for (let pause = pausedUntil - Date.now(); pause > 0; pause = pausedUntil - Date.now()) {
			await sleep(pause, undefined, { signal });
		}
		return withTimeout(timeout, signal, (limit) => ask(url, check, limit));
	}

	async function ask(url: string, check: BodyCheck, limit: AbortSignal) {
		const response = await fetchWithin(url, timeout, limit);
		if (response.status === 400 && Buffer.from(await bodyOf(response)).includes(outOfRange)) return undefined;
		const verdict = judge(response.status, response.headers, Date.now());
		if (verdict.kind !== 'body' && !response.bodyUsed) await response.body?.cancel();
		if (verdict.kind === 'nothing') return undefined;
		if (verdict.kind === 'busy') throw new Busy(`the server answers HTTP ${response.status}`, verdict.wait);
		if (verdict.kind === 'refused') throw new AbortError(new Failure(verdict.why));
		const body = await bodyOf(response);
		await check(body, response.headers.get('content-type') ?? '').catch((error: unknown) => {
			throw error instanceof WrongKind ? new AbortError(error) : new Busy(reasonOf(error));
		});
		return body;
	}

	function onFailedAttempt(error: Error): void {
		if (!(error instanceof Busy) || error.wait === undefined) return;
		if (error.wait > longestWait) {
			throw new Failure(`the server asks to come back in ${Math.round(error.wait / 60_000)} minutes`);
		}
		pausedUntil = Math.max(pausedUntil, Date.now() + error.wait);
	}

	return (address, what, check) =>
		limit(async () => {
			const url = withToken(address, token);
			try {
				return await pRetry(() => attempt(url, check), {
					retries,
					minTimeout: firstWait,
					maxTimeout: 60_000,
					signal,
					onFailedAttempt: ({ error }) => onFailedAttempt(error),
				});
			} catch (error) {
				throw new Failure(`${what}: ${reasonOf(error)} (${withoutSecrets(url, token)})`);
			}
		});
}

/**
 * Does something that a signal ends, and the clock. Not by `AbortSignal.any`: Node 20 may collect such a signal as garbage while
 * it is waited for, and a server that stays silent would then be waited for without end.
 */
async function withTimeout<T>(
	timeout: number,
	signal: AbortSignal,
	work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
	signal.throwIfAborted();
	const limit = new AbortController();
	const end = () => limit.abort(signal.reason);
	const timer = setTimeout(() => limit.abort(new DOMException('too slow', 'TimeoutError')), timeout);
	signal.addEventListener('abort', end);
	try {
		return await work(limit.signal);
	} finally {
		clearTimeout(timer);
		signal.removeEventListener('abort', end);
	}
}

async function fetchWithin(url: string, timeout: number, signal: AbortSignal): Promise<Response> {
	if (!URL.canParse(url)) throw new AbortError(new Failure('is not a web address'));
	try {
		return await fetch(url, {
			signal,
			headers: { 'user-agent': 'quatro-vistas-tiles' },
		});
	} catch (error) {
		throw new Busy(networkReason(error, timeout));
	}
}

async function bodyOf(response: Response): Promise<Uint8Array> {
	try {
		return new Uint8Array(await response.arrayBuffer());
	} catch (error) {
		throw new Busy(`the answer breaks off (${reasonOf(error)})`);
	}
}

function networkReason(error: unknown, timeout: number): string {
	if (error instanceof Error && error.name === 'TimeoutError') return `no answer within ${timeout / 1000} seconds`;
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : undefined;
	return `the server cannot be reached (${cause || reasonOf(error)})`;
}

/** What a server's answer means for the one who asked. */
type Verdict =
	| { readonly kind: 'body' }
	/** There is nothing at this address. */
	| { readonly kind: 'nothing' }
	/** Asking again may help, after that many milliseconds if the server says so. */
	| { readonly kind: 'busy'; readonly wait: number | undefined }
	| { readonly kind: 'refused'; readonly why: string };

const nothing = new Set([204, 404, 410]);
const busy = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Reads status and headers of an answer. @param now milliseconds since 1970, to which a date in Retry-After is compared */
export function judge(status: number, headers: Headers, now: number): Verdict {
	if (nothing.has(status)) return { kind: 'nothing' };
	if (status === 401 || status === 403) {
		const where = `put it into the environment as ${tokenVariable} and into the address as {token}`;
		return { kind: 'refused', why: `a valid access token is required (HTTP ${status}): ${where}` };
	}
	if (busy.has(status)) return { kind: 'busy', wait: retryAfter(headers.get('retry-after'), now) };
	if (status < 200 || status > 299) return { kind: 'refused', why: `the server answers HTTP ${status}` };
	return { kind: 'body' };
}

/** Retry-After (RFC 9110, 10.2.3): seconds or a date. @returns milliseconds from now */
export function retryAfter(value: string | null, now: number): number | undefined {
	if (value === null) return undefined;
	if (/^\s*\d+\s*$/.test(value)) return Number(value) * 1000;
	const date = Date.parse(value);
	return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
