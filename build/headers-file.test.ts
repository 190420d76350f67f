import { expect, test } from 'vitest';
import { headersFor, parseHeadersFile } from '../server/static/host-files.ts';
import { parseDeploymentSettings } from '../src/content/deployment-settings.ts';
import { siteSettings } from '../tests/unit/test-site.ts';
import { contentSecurityPolicy, headersFile } from './headers-file.ts';

const settings = { ...siteSettings, wpcf7: {}, contactForms: {} };

test('without other hosts the policy knows only the site itself', () => {
	const policy = contentSecurityPolicy(settings);
	expect(policy).toContain("default-src 'none'");
	expect(policy).not.toMatch(/unsafe|https?:/);
});

test('the policies of Trusted Types are those of the pages, and none that holds for everything', () => {
	const policy = contentSecurityPolicy(settings);
	expect(policy).toContain("require-trusted-types-for 'script'; trusted-types qv-urls qv-html");
	expect(policy).not.toMatch(/\bdefault\b(?!-src)|allow-duplicates/);
});

test('a WordPress on another host and a tile provider are let in, each where it is needed', () => {
	const policy = contentSecurityPolicy({
		...settings,
		wpcf7: { api: { root: 'https://cms.example/wp-json/', namespace: 'contact-form-7/v1' } },
		map: { tiles: 'https://tiles.example/{z}/{x}/{y}?token={token}', token: 't' },
	});
	expect(policy).toContain("connect-src 'self' https://cms.example https://tiles.example");
	expect(policy).toContain("img-src 'self' data: blob: https://tiles.example");
});

test('the file has patterns, each with its indented headers', () => {
	expect(headersFile(settings)).toMatch(/^(\/\S+\n( {2}(! )?[A-Z][\w-]+(: .+)?\n)+)+$/);
});

test.each([
	['/', 'same-origin'],
	['/art/hero-1440.avif', 'same-origin'],
	['/assets/index.js', 'same-origin'],
	['/art/cards/home.jpg', 'cross-origin'],
	['/icons/icon-192.png', 'cross-origin'],
	['/favicon.ico', 'cross-origin'],
])('%s may be shown by other sites: %s', (path, policy) => {
	expect(headersOf(path)['cross-origin-resource-policy']).toBe(policy);
});

test('what WordPress answers does nothing as a page', () => {
	for (const path of ['/wp-json/contact-form-7/v1', '/wp-admin/admin-ajax.php'])
		expect(headersOf(path)['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'; sandbox");
});

test.each([
	['https://quatrovistas.example', undefined, 'max-age=31536000'],
	['https://quatrovistas.example', { includeSubDomains: true }, 'max-age=31536000; includeSubDomains'],
	[
		'https://quatrovistas.example',
		{ includeSubDomains: true, preload: true },
		'max-age=31536000; includeSubDomains; preload',
	],
	['http://quatrovistas.example', { includeSubDomains: true }, undefined],
])('%s with %j is strict about https: %s', (origin, hsts, expected) => {
	expect(headersOf('/', { origin, hsts })['strict-transport-security']).toBe(expected);
});

test.each([{ preload: true }, { includeSubDomains: 'yes' }])('settings that ask for %j are refused', (hsts) => {
	expect(() => headersOf('/', { hsts })).toThrow('site settings');
});

function headersOf(path: string, changes: object = {}): Record<string, string> {
	const deployment = parseDeploymentSettings(JSON.stringify({ ...settings, ...changes }));
	return headersFor(parseHeadersFile(headersFile(deployment)), path);
}
