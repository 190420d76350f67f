import { inertPolicy } from '../server/http/answer.ts';
import type { DeploymentSettings } from '../src/content/deployment-settings.ts';
import type { SiteSettings } from '../src/content/site-settings.ts';

/** The headers of answers whose path the pattern matches; `*` stands for anything. */
export type HeaderRule = { path: string; headers: Readonly<Record<string, string>> };

/** What every answer of the site says to browsers, errors too, in this one place. Where two rules name the same header, the later counts. */
export function headerRules(settings: DeploymentSettings): HeaderRule[] {
	const everywhere = {
		'Content-Security-Policy': contentSecurityPolicy(settings),
		'Cross-Origin-Opener-Policy': 'same-origin',
		'Cross-Origin-Resource-Policy': 'same-origin',
		'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
		'Referrer-Policy': 'strict-origin-when-cross-origin',
		...(settings.origin.startsWith('https:') && { 'Strict-Transport-Security': strictTransport(settings) }),
		'X-Content-Type-Options': 'nosniff',
	};
	// Other sites show a page's card, and systems an icon.
	const shown = { 'Cross-Origin-Resource-Policy': 'cross-origin' };
	return [
		{ path: '/*', headers: everywhere },
		...['/art/cards/*', '/icons/*', '/favicon.ico'].map((path) => ({ path, headers: shown })),
		...['/wp-json/*', '/wp-admin/admin-ajax.php'].map((path) => ({
			path,
			headers: { 'Content-Security-Policy': inertPolicy },
		})),
	];
}

/**
 * How long a file is kept without being asked for again: for good where its name holds a digest of its content. Any other file, and a
 * page that says that there is none, is asked for again each time; other errors say nothing of it.
 */
export const cachingRules: readonly HeaderRule[] = ['/assets/*', '/map/*.pmtiles'].map((path) => ({
	path,
	headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
}));

/**
 * The rules in the `_headers` format of static hosts: a path pattern, then indented `Name: value` lines. Values of several rules would be
 * joined: `! Name` takes away what an earlier one gave. Our own server reads the same file.
 */
export function headersFile(settings: DeploymentSettings): string {
	const given = new Set<string>();
	const blocks = [...headerRules(settings), ...cachingRules].map(({ path, headers }, index) => {
		const names = index === 0 ? [] : Object.keys(headers).filter((name) => given.has(name));
		for (const name of Object.keys(headers)) given.add(name);
		const lines = [
			...names.map((name) => `! ${name}`),
			...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
		];
		return [path, ...lines.map((line) => `  ${line}`)].join('\n');
	});
	return `${blocks.join('\n')}\n`;
}

/** A year of https; more only where the settings ask for it, because it binds what lies beside this site, and for long. */
function strictTransport({ hsts }: DeploymentSettings): string {
	return [
		'max-age=31536000',
		...(hsts?.includeSubDomains ? ['includeSubDomains'] : []),
		...(hsts?.preload ? ['preload'] : []),
	].join('; ');
}

/** `default-src 'none'`, nothing unsafe, and only the hosts that the settings name (docs/product.md 7). */
export function contentSecurityPolicy(settings: SiteSettings): string {
	const services = hostsOf([settings.wpcf7?.api?.root, settings.ajaxUrl]);
	const imagery = hostsOf([settings.map?.tiles]);
	const self = "'self'";
	return [
		"default-src 'none'",
		`script-src ${self}`,
		`style-src ${self}`,
		`img-src ${[self, 'data:', 'blob:', ...imagery].join(' ')}`,
		`font-src ${self}`,
		`media-src ${self}`,
		`connect-src ${[self, ...services, ...imagery].join(' ')}`,
		`worker-src ${self}`,
		`manifest-src ${self}`,
		`form-action ${self}`,
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"require-trusted-types-for 'script'",
		// src/platform/trusted-types.ts
		'trusted-types qv-urls qv-html',
	].join('; ');
}

/** Scheme and host of each absolute address; addresses within the site need no entry. */
function hostsOf(addresses: readonly (string | undefined)[]): string[] {
	const hosts = addresses.flatMap((address) => /^https?:\/\/[^/]+/.exec(address ?? '') ?? []);
	return [...new Set(hosts)];
}
