import { expect, it } from 'vitest';
import { answered } from './testing/answers';
import { visit } from './visit';

const hosts = new Set(['quatrovistas.example']);
const start = new URL('https://quatrovistas.example/');

/** A site in which each address leads to the next. */
function siteOf(locations: Readonly<Record<string, string>>) {
	const asked: string[] = [];
	const ask = async (url: URL) => {
		asked.push(url.href);
		const location = locations[url.pathname];
		return location === undefined ? answered(url.href) : answered(url.href, { status: 301, headers: { location } });
	};
	return { asked, ask };
}

it('a visit arrives over redirects on its own host', async () => {
	const { ask } = siteOf({ '/': '/a', '/a': 'http://quatrovistas.example/b' });
	expect(await visit(ask, start, hosts)).toMatchObject({ kind: 'arrived', redirects: 2, answer: { status: 200 } });
});

it('a visit of redirects without an end is given up', async () => {
	const { ask, asked } = siteOf({ '/': '/a', '/a': '/' });
	expect(await visit(ask, start, hosts)).toEqual({ kind: 'endless' });
	expect(asked).toHaveLength(6);
});

it.each(['https://evil.example/', '//evil.example', 'file:///etc/passwd', 'https://', ''])(
	'a visit does not leave the hosts that may be asked: %j',
	async (location) => {
		const { ask, asked } = siteOf({ '/': location });
		const { kind } = await visit(ask, start, hosts);
		expect(kind).toBe(location === '' ? 'endless' : 'elsewhere');
		expect(asked.every((href) => href === start.href)).toBe(true);
	},
);
