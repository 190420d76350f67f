/** Half a year, in seconds. */
const halfYear = 15_768_000;

/**
 * The points of Mozilla's HTTP Observatory for a page behind https, by its published table (github.com/mdn/mdn-http-observatory,
 * `src/grader/charts.js`). Points above 100 count only where at least 90 are left without them. The redirection from http is the front's.
 */
export function observatoryScore(headers: Headers, html: string): { tests: Record<string, number>; score: number } {
	const policy = directives(headers.get('content-security-policy') ?? '');
	const tests = {
		'content-security-policy': contentPolicy(policy),
		// Only `Set-Cookie` is looked at.
		cookies: headers.getSetCookie().every((cookie) => /; secure/i.test(cookie)) ? 0 : -20,
		'cross-origin-resource-sharing': headers.has('access-control-allow-origin') ? -50 : 0,
		'referrer-policy': referrer(headers.get('referrer-policy')),
		'strict-transport-security': strictTransport(headers.get('strict-transport-security')),
		'subresource-integrity': integrity(html),
		'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
		'x-frame-options': policy.get('frame-ancestors') === "'none'" ? 5 : -20,
		'cross-origin-resource-policy': /^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '')
			? 10
			: 0,
	};
	const points = Object.values(tests);
	const base = 100 + points.filter((point) => point < 0).reduce((sum, point) => sum + point, 0);
	const bonus = points.filter((point) => point > 0).reduce((sum, point) => sum + point, 0);
	return { tests, score: Math.max(0, base >= 90 ? base + bonus : base) };
}

function directives(policy: string): Map<string, string> {
	return new Map(
		policy.split(';').map((directive): [string, string] => {
			const [name = '', ...sources] = directive.trim().split(/\s+/);
			return [name, sources.join(' ')];
		}),
	);
}

/** Only what this site can have: nothing, something unsafe, or one of the two best rows. */
function contentPolicy(policy: Map<string, string>): number {
	const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? '*';
	if (!policy.has('default-src') && !policy.has('script-src')) return -25;
	const active = [sources('script-src'), sources('object-src'), sources('style-src')].join(' ');
	if (/unsafe-|\bdata:|\*|\bhttps?:(\s|$)/.test(active)) return -20;
	return policy.get('default-src') === "'none'" ? 10 : 5;
}

function referrer(value: string | null): number {
	if (/^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/.test(value ?? '')) return 5;
	return /^(unsafe-url|origin|origin-when-cross-origin)$/.test(value ?? '') ? -5 : 0;
}

/** Being on the preload list would add 5; the header alone cannot say so. */
function strictTransport(value: string | null): number {
	const seconds = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? -1);
	if (seconds < 0) return -20;
	return seconds >= halfYear ? 0 : -10;
}

/** All scripts from the site itself; those that run, for a JSON block has no source. */
function integrity(html: string): number {
	const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
	if (scripts.some(([, src = '']) => !src.startsWith('/') || src.startsWith('//'))) return -50;
	return scripts.length > 0 && scripts.every(([tag]) => /\sintegrity="sha(256|384|512)-/.test(tag)) ? 5 : 0;
}
