/** The formats of docs/contact-form-7.md 8.2 as the server reads them. Each takes a text already stripped of white space. */

/** No check of the top-level name, no international characters. */
export function isEmail(text: string): boolean {
	if (text.length < 6) return false;
	const [local = '', domain = '', ...more] = text.split('@');
	if (more.length > 0 || !/^[A-Za-z0-9!#$%&'*+/=?^_`{|}~.-]+$/.test(local)) return false;
	const labels = domain.split('.');
	return labels.length > 1 && labels.every((label) => /^(?!-)[A-Za-z0-9-]+(?<!-)$/.test(label));
}

/** Cut at an extension, rid of the signs people group digits with: 6 to 15 characters, the `+` included. */
export function isTel(text: string): boolean {
	const digits = text
		.replace(/[#*].*$/s, '')
		.replace(/[()/.\-\t\n\v\f\r ]/g, '')
		.replace(/^(?:\+|00)[+0]*/, '+');
	return digits.length >= 6 && digits.length <= 15 && /^\+?\d+$/.test(digits);
}

export function isNumber(text: string): boolean {
	return /^-?(?:\d+|\d*\.\d+)(?:[eE][+-]?\d+)?$/.test(text);
}

/** A day of the calendar in the years 1 to 32767, the limits of PHP's `checkdate`. */
export function isDate(text: string): boolean {
	const match = /^(\d{4,})-(\d{2})-(\d{2})$/.exec(text);
	if (!match) return false;
	const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
	return year >= 1 && year <= 32767 && month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

export function isTime(text: string): boolean {
	return /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/.test(text);
}

/** @returns 1 for Monday to 7 for Sunday; undefined for what is not a date */
export function dayOfWeek(text: string): number | undefined {
	if (!isDate(text)) return undefined;
	const [year = 0, month = 1, day = 1] = text.split('-').map(Number);
	// Years below 100 would be taken for 19xx by the Date constructor; the calendar repeats every 400 years.
	return new Date(Date.UTC((year % 400) + 2000, month - 1, day)).getUTCDay() || 7;
}

function daysIn(year: number, month: number): number {
	if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
	return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const whiteSpace = /[\p{White_Space}\uFEFF]/u;

/**
 * Strips white space of every Unicode kind, and U+FEFF, from both ends (docs/contact-form-7.md 8.1). By index and not by one
 * expression: `\s+$` looks at a long run of blanks inside a text once for each of them.
 */
export function stripWhiteSpace(text: string): string {
	let start = 0;
	let end = text.length;
	while (start < end && whiteSpace.test(text.charAt(start))) start += 1;
	while (end > start && whiteSpace.test(text.charAt(end - 1))) end -= 1;
	return text.slice(start, end);
}

/** WordPress' allowed protocols; compared with case, so `HTTP://…` is refused (docs/contact-form-7.md 8.2, `url`). */
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
