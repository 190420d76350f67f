import { createServer as createHttpServer, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createServer } from '../../server/create-server';
import { formAddresses } from '../../src/cf7/addresses';
import { fetchRefill, fetchSchema, postFeedback } from '../../src/cf7/api';
import { refusals } from '../../src/cf7/rules';
import { contactPage, makeFolder, open } from '../unit/test-site';

/**
 * The client through the proxy, before a WordPress that no recording shows: another form, another language, another version,
 * plugins that add and break things. Nothing of it is the stand-in's.
 */

const formId = 20417;
const unitTag = `wpcf7-f${formId}-o3`;
const route = `/contact-form-7/v1/contact-forms/${formId}`;

type Reply = { status?: number; headers?: OutgoingHttpHeaders; body: string };
type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

const json = (value: unknown, more: Omit<Reply, 'body'> = {}): Reply => ({
	...more,
	headers: { 'content-type': 'application/json; charset=UTF-8', ...more.headers },
	body: JSON.stringify(value),
});
const html = (body: string, status = 200): Reply => ({ status, headers: { 'content-type': 'text/html' }, body });

let seen: Seen[] = [];
let reply: (seen: Seen) => Reply;
let wordpress: Awaited<ReturnType<typeof open>>;
let site: Awaited<ReturnType<typeof open>>;
let dist: Awaited<ReturnType<typeof makeFolder>>;
let addresses: ReturnType<typeof formAddresses>;

const page = `<!DOCTYPE html><div class="wpcf7 no-js" id="${unitTag}" data-wpcf7-id="${formId}">
<div class="screen-reader-response"><p role="status"></p><ul></ul></div>
<form class="wpcf7-form init" data-status="init"><span class="wpcf7-form-control-wrap" data-name="imie">
<input class="wpcf7-form-control" aria-invalid="false" name="imie"></span><div class="wpcf7-response-output"></div></form></div>`;

beforeAll(async () => {
	dist = await makeFolder({ _headers: '', 'contacto.html': page });
	wordpress = await open(
		createHttpServer(async (request, response) => {
			const { method = '', url = '', headers } = request;
			const record = { method, url, headers, body: (await buffer(request)).toString() };
			seen.push(record);
			const { status = 200, headers: own = {}, body } = reply(record);
			response.writeHead(status, own).end(body);
		}),
	);
	const url = new URL(wordpress.address);
	const api = { root: '/wp-json/', namespace: 'contact-form-7/v1' };
	const settings = {
		origin: 'https://example.pl',
		wpcf7: { api },
		contactForm: { id: formId },
		ajaxUrl: '/wp-admin/admin-ajax.php',
	};
	site = await open(
		await createServer({
			dist: dist.folder,
			contactPages: [contactPage(formId)],
			wordpress: { kind: 'elsewhere', url, settings },
		}),
	);
	addresses = formAddresses(api, formId, `${site.address}/contacto`);
});
beforeEach(() => {
	seen = [];
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());
afterAll(async () => {
	await Promise.all([site.close(), wordpress.close()]);
	await dist.remove();
});

function send() {
	const formData = new FormData();
	formData.append('_wpcf7_unit_tag', unitTag);
	formData.append('imie', 'Łucja');
	return postFeedback(addresses.feedback, formData);
}

const answered = (answer: object) => ({ kind: 'answered', answer });

describe('another form of another site', () => {
	it('is asked and sent under its own number, and its rules speak its language', async () => {
		reply = () =>
			json({
				version: 'Contact Form 7 SWV Schema 2031-02',
				locale: 'pl_PL',
				rules: [
					{ rule: 'required', field: 'imie', error: 'To pole jest wymagane.' },
					{ rule: 'pesel', field: 'imie', error: 'Reguła z przyszłości.' },
					{ rule: 'maxlength', field: 'imie', threshold: '5', error: 'Za długie.', note: { of: 'a plugin' } },
				],
				notices: ['not known here'],
			});
		const asked = await fetchSchema(addresses.schema);
		expect(seen[0]?.url).toBe(`/wp-json${route}/feedback/schema`);
		const schema = asked.kind === 'schema' ? asked.schema : undefined;
		expect([...refusals(schema!, [['imie', ' ']])]).toEqual([['imie', 'To pole jest wymagane.']]);
		expect([...refusals(schema!, [['imie', 'Łucjanna']])]).toEqual([['imie', 'Za długie.']]);
		expect([...refusals(schema!, [['imie', 'Łucja']])]).toEqual([]);
	});

	it('answers in its own words, about its own fields', async () => {
		const invalid_fields = [{ field: 'imie', message: 'Za krótkie & <złe>.', idref: 'imie', error_id: 'x-ve-imie' }];
		reply = () => json({ contact_form_id: formId, status: 'validation_failed', message: 'Popraw.', invalid_fields });
		expect(await send()).toMatchObject(
			answered({
				statusName: 'invalid',
				message: 'Popraw.',
				invalidFields: [{ field: 'imie', message: 'Za krótkie & <złe>.' }],
			}),
		);
		expect(seen[0]?.body).toContain('Łucja');
	});

	it.each([
		['a status of a plugin', { status: 'stock_sold_out', message: 'Wyprzedane.' }, 'custom-stock-sold_out'],
		['a status with blanks', { status: 'a b c d', message: 'Nie.' }, 'custom-a-b-c-d'],
		['a status with a number', { status: 'queued2', message: '' }, 'custom-queued2'],
		['no message and no fields', { status: 'mail_sent' }, 'sent'],
		['a message that is a number', { status: 'mail_sent', message: 7, invalid_fields: null }, 'sent'],
		['more than is known', { status: 'aborted', message: 'Nie.', crm: { id: 1 }, api_version: 3 }, 'aborted'],
	])('may answer with %s', async (_what, answer, statusName) => {
		reply = () => json(answer);
		expect(await send()).toMatchObject(
			answered({ statusName, message: 'message' in answer ? expect.any(String) : '' }),
		);
	});

	it('may write its list of errors as a record, as PHP does once a plugin has filtered it', async () => {
		reply = () =>
			json({ status: 'validation_failed', message: '', invalid_fields: { 2: { field: 'imie', message: 'Złe.' } } });
		expect(await send()).toMatchObject(answered({ invalidFields: [{ field: 'imie', message: 'Złe.' }] }));
	});

	it('may put a byte order mark before its JSON', async () => {
		reply = () => ({ body: `\uFEFF${JSON.stringify({ status: 'mail_sent', message: 'Tak.' })}` });
		expect(await send()).toMatchObject(answered({ statusName: 'sent', message: 'Tak.' }));
	});

	it('may have a captcha and a quiz in one refill', async () => {
		const refill = { captcha: { kod: 'https://wp.example/77.png?v=2' }, quiz: { q: ['Ile?', 'abc'] } };
		reply = () => json(refill);
		expect(await fetchRefill(addresses.refill)).toEqual({ kind: 'refill', received: refill });
	});
});

describe('a site that does not answer as it should', () => {
	it.each([
		['a page of its cache', html('<!DOCTYPE html><title>Cached</title>'), 'invalid_json'],
		['a notice of PHP before the JSON', html(`<br /><b>Notice</b>{"status":"mail_sent"}`), 'invalid_json'],
		['a list', json(['mail_sent']), 'invalid_json'],
		['maintenance', html('<h1>Briefly unavailable</h1>', 503), 'http_error'],
		['a page of its firewall', html('<h1>Blocked</h1>', 403), 'http_error'],
		[
			'a nonce that is demanded',
			json({ code: 'rest_cookie_invalid_nonce', data: { status: 403 } }, { status: 403 }),
			'http_error',
		],
	])('with %s, is a failure of a known kind', async (_what, answer, code) => {
		reply = () => answer;
		const mayHaveMailed = code === 'invalid_json' || (answer.status ?? 200) >= 500;
		expect(await send()).toEqual({ kind: 'failed', code, verdict: mayHaveMailed ? 'doubtful' : 'refused' });
	});

	it.each([301, 302, 303, 307, 308])(
		'but redirects (%i) to https, is not followed: nothing is sent anywhere',
		async (status) => {
			reply = () => ({ status, headers: { location: `https://wp.example${route}` }, body: '' });
			// The server writes a line a second at most.
			vi.spyOn(performance, 'now').mockReturnValue(status * 10_000);
			expect(await fetchSchema(addresses.schema)).toMatchObject({ kind: 'failed', code: 'http_error' });
			expect(await send()).toMatchObject({ kind: 'failed', code: 'http_error' });
			expect(seen.map(({ method }) => method)).toEqual(['GET', 'POST']);
			const said = vi.mocked(console.error).mock.calls.flat().join(' ');
			expect(said).toContain('set WORDPRESS_URL to where it really is');
		},
	);
});

describe('cookies', () => {
	it('of WordPress stay with WordPress, and so does what it asks of browsers', async () => {
		const headers = {
			'set-cookie': ['PHPSESSID=1', 'wp_x=2'],
			'clear-site-data': '"*"',
			'x-wp-total': '3',
			vary: 'Origin',
		};
		reply = () => json([], { headers });
		const { headers: got } = await site.ask(new URL(addresses.refill).pathname);
		expect([got['set-cookie'], got['clear-site-data']]).toEqual([undefined, undefined]);
		expect([got['x-wp-total'], got.vary]).toEqual([undefined, 'Origin']);
	});

	it('of a visitor who is logged in there arrive, with the nonce of the form', async () => {
		reply = () => json({ status: 'mail_sent', message: '' });
		await site.ask(`/wp-json${route}/feedback`, {
			method: 'POST',
			headers: { cookie: 'wordpress_logged_in_1=lucja' },
			body: '_wpnonce=a1',
		});
		expect(seen[0]?.headers.cookie).toBe('wordpress_logged_in_1=lucja');
		expect(seen[0]?.body).toBe('_wpnonce=a1');
	});
});

describe('a visitor without JavaScript', () => {
	const post = async () => {
		const form = new URLSearchParams({ _wpcf7: String(formId), _wpcf7_unit_tag: unitTag, imie: 'Łucja' });
		const headers = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Lynx' };
		return (await site.ask('/contacto', { method: 'POST', headers, body: form.toString() })).body.toString();
	};

	it('gets its answer, whatever of it is left out', async () => {
		reply = () => json({ status: 'validation_failed', invalid_fields: { 1: { field: 'imie', message: 'Złe.' } } });
		const answer = await post();
		expect(answer).toContain('data-status="invalid"');
		expect(answer).toContain(`<li id="${unitTag}-ve-imie">Złe.</li>`);
		expect(answer).toContain('value="Łucja"');
	});

	it('gets a status of a plugin as WordPress’ own page names it', async () => {
		reply = () => json({ status: 'stock_sold_out', message: 'Wyprzedane.' });
		expect(await post()).toMatch(/custom-stock-sold-out.*Wyprzedane\./s);
	});

	it('reaches a site that has no pretty permalinks', async () => {
		reply = ({ url }) =>
			url.startsWith('/?rest_route=') ? json({ status: 'mail_sent', message: 'Tak.' }) : html('<h1>404</h1>', 404);
		expect(await post()).toContain('data-status="sent"');
		expect(seen.map(({ url }) => url)).toEqual([`/wp-json${route}/feedback`, `/?rest_route=${route}/feedback`]);
	});

	it.each([
		['redirects', { status: 301, headers: { location: 'https://wp.example/' }, body: '' }],
		['does not know the form', json({ code: 'wpcf7_not_found' }, { status: 404 })],
		['demands a nonce', json({ code: 'rest_cookie_invalid_nonce' }, { status: 403 })],
	])('is told that nothing has gone when the site %s', async (_what, answer) => {
		reply = () => answer;
		const said = await post();
		expect(said).toContain('data-status="custom-http-error"');
		expect(said).toContain('a mensagem não seguiu');
		expect(seen).toHaveLength(1);
	});
});
