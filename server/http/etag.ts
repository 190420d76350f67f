/** Whether `If-None-Match` names the tag; the comparison is the weak one (RFC 9110, 13.1.2). */
export function matchesNone(header: string | undefined, etag: string): boolean {
	if (header === undefined) return false;
	if (header.trim() === '*') return true;
	return (header.match(/(?:W\/)?"[^"]*"/g) ?? []).some((tag) => tag.replace(/^W\//, '') === etag);
}

/**
 * Whether a range may be served: no `If-Range`, or one that names exactly this strong tag. A date never does, since no
 * `Last-Modified` is sent.
 */
export function allowsRange(ifRange: string | undefined, etag: string): boolean {
	return ifRange === undefined || ifRange.trim() === etag;
}
