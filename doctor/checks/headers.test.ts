import { expect, it } from 'vitest';
import { contentSecurityPolicy, headersFile } from '../../build/headers-file';
import type { DeploymentSettings } from '../../src/content/deployment-settings';
import { siteSettings } from '../../tests/unit/test-site';
import { answered } from '../testing/answers';
import { checkHeaders, checkPolicy } from './headers';

const settings: DeploymentSettings = {
	...siteSettings,
	wpcf7: { api: { root: 'https://wp.example/wp-json/', namespace: 'contact-form-7/v1' } },
	contactForms: {},
};
const policy = contentSecurityPolicy(settings);
const told = (header: string | null) => checkPolicy(header, policy).map(({ kind, text }) => `${kind}: ${text}`);

it('the policy of the build is right, and so is a second one that takes nothing away', () => {
	const words = ['right: A política de segurança deixa chegar a https://wp.example.'];
	expect(told(policy)).toEqual(words);
	expect(told(`${policy}, frame-ancestors 'none'; upgrade-insecure-requests`)).toEqual(words);
});

it('a host that the policy does not allow is named', () => {
	const words = ['wrong: A política de segurança não deixa https://wp.example em connect-src.'];
	expect(told(policy.replace(' https://wp.example', ''))).toEqual(words);
	expect(told(`${policy}, connect-src 'self'`)).toEqual(words);
});

it.each([
	["script-src 'self'", "script-src 'self' 'unsafe-inline'", "deixa 'unsafe-inline' em script-src"],
	["script-src 'self'", 'script-src * ', 'deixa * em script-src'],
	["default-src 'none'", "default-src 'none'; object-src *", 'deixa * em object-src'],
	["; base-uri 'none'", '', 'falta base-uri'],
	["; require-trusted-types-for 'script'", '', 'falta require-trusted-types-for'],
	["frame-ancestors 'none'", "frame-ancestors 'self'", "deixa 'self' em frame-ancestors"],
	["worker-src 'self'", "worker-src 'none'", "não deixa 'self' em worker-src"],
])('%s in place of which stands "%s" is wrong: %s', (part, other, words) =>
	expect(told(policy.replace(part, other))).toEqual([expect.stringContaining(words)]),
);

it('no policy at all is wrong, once', () => {
	expect(told(null)).toEqual(['wrong: Falta Content-Security-Policy.']);
	expect(told('').length).toBeGreaterThan(5);
});

const headers = {
	'content-security-policy': policy,
	'cross-origin-opener-policy': 'same-origin',
	'cross-origin-resource-policy': 'same-origin',
	'permissions-policy': 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)',
	'referrer-policy': 'strict-origin-when-cross-origin',
	'strict-transport-security': 'max-age=63072000; includeSubDomains',
	'x-content-type-options': 'NOSNIFF',
};

it('all headers of the build are right, also where a front promises https for longer', () =>
	expect(checkHeaders([answered('/', { headers })], headersFile(settings)).map(({ kind }) => kind)).toEqual([
		'right',
		'right',
	]));

it('a header that is missing or another is named with its address', () => {
	const { 'x-content-type-options': _sniff, ...without } = headers;
	const short = { ...without, 'strict-transport-security': 'max-age=300' };
	expect(
		checkHeaders([answered('/', { headers }), answered('/sw.js', { headers: short })], headersFile(settings)).map(
			({ text }) => text,
		),
	).toEqual(['/sw.js: strict-transport-security não é o da construção.', '/sw.js: x-content-type-options falta.']);
});
