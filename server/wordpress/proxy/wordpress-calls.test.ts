import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteSettings } from '../../../tests/unit/test-site';
import { splitTarget } from '../../http/request';
import { type CallSettings, newsParameters, wordpressCalls } from './wordpress-calls';

const pretty: CallSettings = siteSettings;
const plain: CallSettings = { ...pretty, wpcf7: { api: { root: '/?rest_route=/', namespace: 'contact-form-7/v1' } } };
const route = '/contact-form-7/v1/contact-forms/5';

function ask(settings: CallSettings, method: string, target: string) {
	const { path, search } = splitTarget(target) ?? { path: '', search: '' };
	const call = wordpressCalls(settings)({ method, path, query: new URLSearchParams(search) });
	return call && (call.kind === 'none' ? 'refused' : `${call.kind} ${call.target}`);
}

describe('what the site asks of WordPress', () => {
	it.each([
		['POST', `/wp-json${route}/feedback`, `feedback /wp-json${route}/feedback`],
		['GET', `/wp-json${route}/feedback/schema`, `schema /wp-json${route}/feedback/schema`],
		['GET', `/wp-json${route}/refill`, `refill /wp-json${route}/refill`],
		['POST', '/wp-admin/admin-ajax.php', 'news /wp-admin/admin-ajax.php'],
		['GET', '/wp-admin/admin-ajax.php?action=get_news', 'news /wp-admin/admin-ajax.php'],
		['GET', `/?rest_route=${route}/refill`, 'refused'],
		['GET', `/wp-json${route}`, 'refused'],
		['GET', '/contacto', undefined],
		['GET', '/', undefined],
		['GET', '/vinhos?rest_route=/wp/v2/users', undefined],
	])('a call with pretty permalinks: %s %s', (method, target, expected) =>
		expect(ask(pretty, method, target)).toBe(expected),
	);

	it.each([
		['POST', `/?rest_route=${route}/feedback`, `feedback /?rest_route=${route}/feedback`],
		['GET', `/?rest_route=${route}/refill`, `refill /?rest_route=${route}/refill`],
		['GET', `/?rest_route=${encodeURIComponent(`${route}/refill`)}`, `refill /?rest_route=${route}/refill`],
		['GET', `/?rest_route=${route}/refill&_jsonp=x`, 'refused'],
		['GET', `/?rest_route=${route}/refill&rest_route=/wp/v2/users`, 'refused'],
		['GET', `/?rest_route[]=${route}/refill`, undefined],
		['GET', `/?rest_route=${route}/../refill`, 'refused'],
		['GET', `/wp-json${route}/refill`, 'refused'],
		['POST', '/', undefined],
	])('a call with the REST root in a query: %s %s', (method, target, expected) =>
		expect(ask(plain, method, target)).toBe(expected),
	);

	it('a call is for any form of the settings, and for no other', () => {
		const settings = { ...pretty, contactForms: { pt: { id: 5 }, en: { id: 7 } } };
		const of = (id: number) => `/wp-json/contact-form-7/v1/contact-forms/${id}`;
		for (const id of [5, 7]) {
			expect(ask(settings, 'POST', `${of(id)}/feedback`)).toBe(`feedback ${of(id)}/feedback`);
			expect(ask(settings, 'GET', `${of(id)}/feedback/schema`)).toBe(`schema ${of(id)}/feedback/schema`);
			expect(ask(settings, 'GET', `${of(id)}/refill`)).toBe(`refill ${of(id)}/refill`);
		}
		expect(ask(settings, 'POST', `${of(6)}/feedback`)).toBe('refused');
	});

	it('a call is below a folder where the settings say so', () => {
		const root = 'https://quatrovistas.example/blog/wp-json';
		const settings = { ...pretty, wpcf7: { api: { root, namespace: 'contact-form-7/v1' } } };
		expect(ask(settings, 'GET', `/blog/wp-json${route}/refill`)).toBe(`refill /blog/wp-json${route}/refill`);
		expect(ask(settings, 'PUT', `/blog/wp-json${route}/refill`)).toBe('refused');
		expect(ask(settings, 'GET', `/wp-json${route}/refill`)).toBe('refused');
	});

	it('no call is passed on where the browser itself asks another origin, or no REST address is set', () => {
		const api = { root: 'https://wp.example/wp-json/', namespace: 'contact-form-7/v1' };
		const elsewhere = { ...pretty, wpcf7: { api }, ajaxUrl: 'https://wp.example/wp-admin/admin-ajax.php' };
		const { wpcf7: _none, ...unset } = pretty;
		expect(ask(elsewhere, 'GET', `/wp-json${route}/refill`)).toBe('refused');
		expect(ask(elsewhere, 'POST', '/wp-admin/admin-ajax.php')).toBe('refused');
		expect(ask(unset, 'GET', `/wp-json${route}/refill`)).toBe('refused');
		expect(ask(unset, 'POST', '/wp-admin/admin-ajax.php')).toBe('news /wp-admin/admin-ajax.php');
	});

	it('every call goes to an address of the settings and no other', () => {
		const pieces = fc.constantFrom(
			...['/', '\\', '..', '.', '%2e', '%2f', '%5c', '%00', ';', '?', '&', '#', '=', '[]', '\t', '//', 'é', ' ', '@'],
			...['wp-json', route.slice(1), 'feedback', 'schema', 'refill', 'wp-admin/admin-ajax.php', 'wp-login.php'],
			...['rest_route', 'action', 'get_news', '_jsonp', '_method', 'http://wp', 'users'],
		);
		const known = fc.constantFrom(
			...[`/wp-json${route}/feedback`, `/wp-json${route}/refill`, `/?rest_route=${route}/refill`],
			'/wp-admin/admin-ajax.php?action=get_news',
		);
		const built = fc
			.array(fc.oneof(pieces, fc.string({ maxLength: 4 })), { maxLength: 9 })
			.map((list) => list.join(''));
		const near = fc.tuple(known, fc.nat(), built).map(([address, at, text]) => {
			const index = at % (address.length + 1);
			return address.slice(0, index) + text + address.slice(index);
		});
		const target = fc.oneof(
			known,
			near,
			built.map((text) => `/${text}`),
		);
		const method = fc.constantFrom('GET', 'POST', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'get');
		const allowed = new Map([
			[`feedback /wp-json${route}/feedback`, 'POST'],
			[`refill /wp-json${route}/refill`, 'GET'],
			[`schema /wp-json${route}/feedback/schema`, 'GET'],
			[`refill /?rest_route=${route}/refill`, 'GET'],
			[`schema /?rest_route=${route}/feedback/schema`, 'GET'],
			[`feedback /?rest_route=${route}/feedback`, 'POST'],
		]);
		fc.assert(
			fc.property(fc.constantFrom(pretty, plain), method, target, (settings, verb, address) => {
				const call = ask(settings, verb, address);
				if (call === undefined || call === 'refused') return;
				if (call === 'news /wp-admin/admin-ajax.php') expect(['GET', 'POST']).toContain(verb);
				else expect(allowed.get(call), call).toBe(verb);
			}),
			{ numRuns: 3000 },
		);
	});
});

describe('the parameters of a call for news', () => {
	it('the parameters of a call are the known ones, each once', () => {
		const name = fc.oneof(
			fc.constantFrom('action', 'page', 'category', 'action[]', 'page[0]', ' action', 'action\0', '_jsonp', 'Action'),
			fc.string(),
		);
		const value = fc.oneof(fc.constantFrom('get_news', 'heartbeat', '1', '*'), fc.string());
		const sent = fc.array(fc.tuple(name, value), { maxLength: 5 });
		fc.assert(
			fc.property(sent, (entries) => {
				const parameters = newsParameters(new URLSearchParams(entries));
				if (!parameters) return;
				const names = [...new URLSearchParams(parameters.toString()).keys()];
				expect(parameters.get('action')).toBe('get_news');
				expect(new Set(names).size).toBe(names.length);
				for (const each of names) expect(['action', 'page', 'category']).toContain(each);
			}),
			{ numRuns: 2000 },
		);
	});

	it('the parameters of a call keep their values', () => {
		const sent = new URLSearchParams({ action: 'get_news', page: '2', category: 'Região & vinho' });
		expect(newsParameters(sent)?.toString()).toBe(sent.toString());
	});
});
