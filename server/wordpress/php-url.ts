/** WordPress' allowed protocols; compared with case, so `HTTP://…` is refused (CONTRACT 8.2, `url`). */
const schemes: ReadonlySet<string> = new Set(
	'http https ftp ftps mailto news irc irc6 ircs gopher nntp feed telnet mms rtsp sms svn tel fax xmpp webcal urn'.split(
		' ',
	),
);

export function isUrl(text: string): boolean {
	const scheme = schemeOf(text);
	return scheme !== undefined && schemes.has(scheme);
}

/**
 * The scheme that PHP's `parse_url` finds. It accepts far more than the URL standard (`http:`, blanks in a host), and
 * takes a name and up to five digits (`localhost:3000`, but also `tel:12345`) for host and port.
 */
function schemeOf(text: string): string | undefined {
	const match = /^([A-Za-z0-9+.-]+):(.*)$/s.exec(text);
	if (!match) return undefined;
	const [, scheme = '', rest = ''] = match;
	if (rest === '') return scheme;
	if (!rest.startsWith('/')) return /^\d{1,5}(?:\/|$)/.test(rest) ? undefined : scheme;
	if (!rest.startsWith('//')) return scheme;
	return hasHost(rest.slice(2)) ? scheme : undefined;
}

function hasHost(rest: string): boolean {
	const authority = /^[^/?#]*/.exec(rest)?.[0] ?? '';
	const host = authority.slice(authority.lastIndexOf('@') + 1);
	const colon = /^\[.*\]$/.test(host) ? -1 : host.lastIndexOf(':');
	if (colon < 0) return host !== '';
	const port = host.slice(colon + 1);
	const number = Number.parseInt(port, 10) || 0;
	return colon > 0 && port.length <= 5 && number >= 0 && number <= 65535;
}
