/**
 * As `AbortSignal.timeout`, which not every browser has that can run the site.
 * @param ms milliseconds until it aborts
 * @param reason what is thrown then; without it an `AbortError`
 */
export function abortAfter(ms: number, reason?: Error): AbortSignal {
	const abortion = new AbortController();
	setTimeout(() => abortion.abort(reason), ms);
	return abortion.signal;
}
