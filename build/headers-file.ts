import type { SiteSettings } from '../src/content/site-settings.ts';

/**
 * The security headers of every answer, in the `_headers` format of static hosts: a path pattern, then indented `Name: value` lines.
 * Our own server reads the same file.
 */
export function headersFile(settings: SiteSettings): string {
	const headers = {
		'Content-Security-Policy': contentSecurityPolicy(settings),
		'Cross-Origin-Opener-Policy': 'same-origin',
		'Permissions-Policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
		'Referrer-Policy': 'strict-origin-when-cross-origin',
		'X-Content-Type-Options': 'nosniff',
	};
	return `/*\n${Object.entries(headers)
		.map(([name, value]) => `  ${name}: ${value}`)
		.join('\n')}\n`;
}

/** `default-src 'none'`, nothing unsafe, and only the hosts that the settings name (PRODUCT 7). */
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
	].join('; ');
}

/** Scheme and host of each absolute address; addresses within the site need no entry. */
function hostsOf(addresses: readonly (string | undefined)[]): string[] {
	const hosts = addresses.flatMap((address) => /^https?:\/\/[^/]+/.exec(address ?? '') ?? []);
	return [...new Set(hosts)];
}
