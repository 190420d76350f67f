import { TOKEN_VARIABLE } from './secret';

/** What a server's answer means for the one who asked. */
export type Verdict =
	| { readonly kind: 'body' }
	/** There is nothing at this address. */
	| { readonly kind: 'nothing' }
	/** Asking again may help, after that many milliseconds if the server says so. */
	| { readonly kind: 'busy'; readonly wait: number | undefined }
	| { readonly kind: 'refused'; readonly why: string };

const NOTHING = new Set([204, 404, 410]);
const BUSY = new Set([408, 425, 429, 500, 502, 503, 504]);

/** Reads status and headers of an answer. @param now milliseconds since 1970, to which a date in Retry-After is compared */
export function judge(status: number, headers: Headers, now: number): Verdict {
	if (NOTHING.has(status)) return { kind: 'nothing' };
	if (status === 401 || status === 403) {
		const where = `put it into the environment as ${TOKEN_VARIABLE} and into the address as {token}`;
		return { kind: 'refused', why: `a valid access token is required (HTTP ${status}): ${where}` };
	}
	if (BUSY.has(status)) return { kind: 'busy', wait: retryAfter(headers.get('retry-after'), now) };
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
