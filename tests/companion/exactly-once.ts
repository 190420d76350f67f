import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createAsk } from '../../doctor/ask';
import { checkCompanion } from '../../doctor/checks/companion';
import type { PhpSite } from './php-site';

const minute = 60;
const day = 24 * 60 * minute;

/** What the companion promises of messages, of whatever WordPress it is in. */
export function exactlyOnce(createSite: () => Promise<PhpSite>): void {
	let site: PhpSite;
	/** Each test has a text and an id of its own. */
	let tests = 0;
	const fresh = () => {
		tests += 1;
		return { id: randomUUID(), text: `Mensagem ${tests}.` };
	};

	beforeAll(async () => {
		site = await createSite();
	}, 120_000);
	afterAll(async () => {
		const complaints = site.log.split('\n').filter((line) => /(Warning|Notice|Deprecated):.*quatro-vistas/.test(line));
		await site.dispose();
		expect(complaints).toEqual([]);
	});
	afterEach(() => site.stop());

	it('of twenty requests at once with one id one is mailed, and the others are told when to ask again', async () => {
		await site.start(20);
		const { id, text } = fresh();
		await site.statusOf('Ninguém espera pela tabela.', randomUUID());
		const answers: Response[] = [];
		const posts = Array.from({ length: 20 }, async (_, number) => {
			answers.push(await site.post(text, id, { 'X-Mail-Waits': '1' }, number));
			if (answers.length === 19) await site.letMailsGo();
		});
		await Promise.all(posts);
		expect(answers.map(({ status }) => status)).toEqual([...Array(19).fill(409), 200]);
		for (const answer of answers.slice(0, 19)) {
			expect(answer.headers.get('Retry-After')).toBe('5');
			expect(await answer.json()).toMatchObject({ code: 'quatro_vistas_at_work', data: { status: 409 } });
		}
		const first = await answers.at(-1)?.json();
		expect(first).toMatchObject({ status: 'mail_sent', contact_form_id: 5, into: '#wpcf7-f5-p6-o1' });
		const later = await Promise.all(Array.from({ length: 20 }, (_, number) => site.post(text, id, {}, number)));
		expect(await Promise.all(later.map((answer) => answer.json()))).toEqual(Array(20).fill(first));
		expect(await site.timesMailed(text)).toBe(1);
	}, 120_000);

	it('twenty messages at once are mailed once each', async () => {
		await site.start(20);
		const texts = Array.from({ length: 20 }, fresh);
		const answers = await Promise.all(texts.map(({ text, id }, number) => site.post(text, id, {}, number)));
		for (const answer of answers) expect(await answer.json()).toMatchObject({ status: 'mail_sent' });
		for (const { text } of texts) expect(await site.timesMailed(text)).toBe(1);
	}, 120_000);

	it('wherever PHP is killed, the same id is not mailed twice, and what nobody knows is left to the visitor', async () => {
		await site.start();
		await site.statusOf('Ninguém espera pela tabela.', randomUUID());
		const ends = new Set<string>();
		for (let step = 1; ; step += 1) {
			const { id, text } = fresh();
			const died = await site.post(text, id, { 'X-Die-At': String(step) }).then(
				() => false,
				() => true,
			);
			if (!died) break;
			await site.revive();
			const mailed = await site.timesMailed(text);
			const rows = await site.rows(id);
			ends.add(`${rows[0] ?? 'nothing'} noted, mailed ${mailed}`);
			if (rows[0] === 'working') {
				expect(await site.statusOf(text, id)).toBe('409 quatro_vistas_at_work');
				await site.age(9 * minute);
				expect(await site.statusOf(text, id)).toBe('409 quatro_vistas_at_work');
				await site.age(minute);
				expect(await site.statusOf(text, id)).toBe('quatro_vistas_unknown');
				expect(await site.statusOf(text, id)).toBe('quatro_vistas_unknown');
				expect(await site.timesMailed(text)).toBe(mailed);
			} else {
				expect(await site.statusOf(text, id)).toBe('mail_sent');
				expect(await site.timesMailed(text)).toBe(1);
			}
		}
		// Every end that there is was met.
		expect([...ends].toSorted()).toEqual([
			'nothing noted, mailed 0',
			'sent noted, mailed 1',
			'working noted, mailed 0',
			'working noted, mailed 1',
		]);
	}, 120_000);

	describe('with one PHP', () => {
		it('a message that went out before something else broke is answered as sent, in the words of its form', async () => {
			await site.start();
			const id = randomUUID();
			const before = await site.timesMailed('PALAVRA-AVARIA');
			expect((await site.post('PALAVRA-AVARIA', id)).status).toBe(500);
			const answer = await (await site.post('PALAVRA-AVARIA', id)).json();
			expect(answer).toMatchObject({ status: 'mail_sent', into: '#wpcf7-f5-p6-o1', invalid_fields: [] });
			expect(answer.message).toBe((await (await site.post('Outra mensagem.', randomUUID())).json()).message);
			expect(answer.message).toMatch(/\S/);
			expect(await site.timesMailed('PALAVRA-AVARIA')).toBe(before + 1);
		});

		it.each([
			['nothing in a field that is required', '', 'validation_failed'],
			['mail that is refused', 'PALAVRA-FALHA', 'mail_failed'],
		])('%s gives its id free', async (_, wrong, status) => {
			await site.start();
			const { id, text } = fresh();
			expect(await site.statusOf(wrong, id)).toBe(status);
			expect(await site.rows(id)).toEqual([]);
			expect(await site.statusOf(wrong, id)).toBe(status);
			expect(await site.statusOf(text, id)).toBe('mail_sent');
			expect(await site.timesMailed(text)).toBe(1);
		});

		it('what cannot be a message of the form is refused as ever, and notes nothing', async () => {
			await site.start();
			const { id } = fresh();
			const path = site.feedbackPath.replace('/5/', '/404/');
			const body = new FormData();
			body.append('_wpcf7_unit_tag', 'wpcf7-f5-p6-o1');
			body.append('_qv_submission', id);
			expect((await site.ask(path, { method: 'POST', body })).status).toBe(404);
			body.delete('_wpcf7_unit_tag');
			expect((await site.ask(site.feedbackPath, { method: 'POST', body })).status).toBe(400);
			expect(await site.rows(id)).toEqual([]);
		});

		it('a message without an id is mailed as often as it is posted', async () => {
			await site.start();
			const { text } = fresh();
			expect(await site.statusOf(text)).toBe('mail_sent');
			expect(await site.statusOf(text, '')).toBe('mail_sent');
			expect(await site.timesMailed(text)).toBe(2);
		});

		it('an id in capitals is the same id', async () => {
			await site.start();
			const { id, text } = fresh();
			expect(await site.statusOf(text, id.toUpperCase())).toBe('mail_sent');
			expect(await site.statusOf(text, id)).toBe('mail_sent');
			expect(await site.timesMailed(text)).toBe(1);
		});

		it.each(['1', 'x'.repeat(36), `${randomUUID()}\n`, "' OR 1 = 1 -- ", `${randomUUID()}0`])(
			'what is no UUID is refused before anything is mailed: %j',
			async (id) => {
				await site.start();
				const { text } = fresh();
				expect(await site.statusOf(text, id)).toBe('400 quatro_vistas_invalid_id');
				expect(await site.timesMailed(text)).toBe(0);
			},
		);

		it('a list in place of an id is refused', async () => {
			await site.start();
			const body = new FormData();
			body.append('_wpcf7_unit_tag', 'wpcf7-f5-p6-o1');
			body.append('_qv_submission[]', randomUUID());
			body.append('your-message', 'Uma lista.');
			expect((await site.ask(site.feedbackPath, { method: 'POST', body })).status).toBe(400);
			expect(await site.timesMailed('Uma lista.')).toBe(0);
		});

		it('what was sent is known for thirty days', async () => {
			await site.start();
			const [first, second] = [fresh(), fresh()];
			await site.statusOf(first.text, first.id);
			await site.age(30 * day - minute);
			expect(await site.statusOf(first.text, first.id)).toBe('mail_sent');
			expect(await site.timesMailed(first.text)).toBe(1);
			await site.age(2 * minute);
			await site.ask(site.schemaPath);
			expect(await site.rows(first.id)).toEqual([]);
			await site.statusOf(second.text, second.id);
			expect(await site.rows(second.id)).toEqual(['sent']);
		});

		it('the schema says that ids are told apart, and must not be kept by a cache', async () => {
			await site.start();
			const response = await site.ask(site.schemaPath);
			expect(await response.json()).toMatchObject({
				version: expect.any(String),
				rules: expect.any(Array),
				quatro_vistas: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
			});
			expect(response.headers.get('Cache-Control')).toContain('no-store');
			const missing = await site.ask(site.schemaPath.replace('/5/', '/404/'));
			expect([missing.status, await missing.text()]).toEqual([404, expect.not.stringContaining('quatro_vistas')]);
		});

		it('a page of another origin can read when to ask again', async () => {
			await site.start();
			const { id, text } = fresh();
			await site.statusOf(text, id);
			await site.query(`UPDATE TABLE_ SET sent_at = NULL WHERE id = '${id}'`);
			const answer = await site.post(text, id, { Origin: 'https://quatrovistas.example' });
			expect(answer.status).toBe(409);
			expect(answer.headers.get('Access-Control-Allow-Origin')).toBe('https://quatrovistas.example');
			expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('Retry-After');
		});

		it('without its table, which it cannot make, the schema is silent, messages without an id go as ever, and one with an id is turned away', async () => {
			await site.start();
			await site.query(
				'DROP TABLE IF EXISTS TABLE_; CREATE TABLE gone (id INT); CREATE VIEW TABLE_ AS SELECT * FROM gone; DROP TABLE gone',
			);
			const { id, text } = fresh();
			const schema = await site.ask(site.schemaPath);
			expect(await schema.json()).not.toHaveProperty('quatro_vistas');
			expect(await site.statusOf(text, id)).toBe('503 quatro_vistas_unavailable');
			expect(await site.timesMailed(text)).toBe(0);
			expect(await site.statusOf(text)).toBe('mail_sent');
			const health = await (await site.ask('/?rest_route=/quatro-vistas/v1/health')).json();
			expect(health).toMatchObject({ submissions: false, unfinished: 0 });
			await site.query('DROP VIEW TABLE_');
			expect(await (await site.ask(site.schemaPath)).json()).toHaveProperty('quatro_vistas');
		});

		it('a table that takes no rows turns messages away, none of them mailed', async () => {
			await site.start();
			await site.ask(site.schemaPath);
			await site.query('ALTER TABLE TABLE_ CHANGE claimed_at broken BIGINT');
			const { id, text } = fresh();
			const answer = await site.post(text, id);
			expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
			expect(await answer.json()).toMatchObject({ code: 'quatro_vistas_unavailable' });
			expect(await site.timesMailed(text)).toBe(0);
			await site.query('ALTER TABLE TABLE_ CHANGE broken claimed_at BIGINT NOT NULL');
			expect(await site.statusOf(text, id)).toBe('mail_sent');
		});

		it('its health says what is there, and how many messages died at work', async () => {
			await site.start();
			const health = async () => (await site.ask('/?rest_route=/quatro-vistas/v1/health')).json();
			const before = await health();
			expect(before).toEqual({
				version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
				contact_form_7: true,
				submissions: true,
				unfinished: expect.any(Number),
				time: expect.any(Number),
			});
			expect(Math.abs(before.time - Date.now() / 1000)).toBeLessThan(60);
			expect(await whatTheDoctorSays(site)).toEqual(
				expect.arrayContaining([
					'right: O companheiro está em WordPress.',
					`right: É a versão ${before.version}.`,
					'right: Tem a tabela em que reconhece mensagens repetidas.',
					'right: O relógio de WordPress está certo com o desta máquina.',
				]),
			);
			const { id, text } = fresh();
			await site.statusOf(text, id);
			await site.query(`UPDATE TABLE_ SET sent_at = NULL, claimed_at = claimed_at - 700 WHERE id = '${id}'`);
			expect((await health()).unfinished).toBe(before.unfinished + 1);
		});
	});
}

async function whatTheDoctorSays(site: PhpSite): Promise<string[]> {
	const { ask, close } = createAsk(new Set([new URL(site.origin).host]));
	const at = (path: string) => ask(new URL(path, site.origin));
	const findings = checkCompanion(await at(site.schemaPath), await at('/?rest_route=/quatro-vistas/v1/health'));
	close();
	return findings.map(({ kind, text }) => `${kind}: ${text}`);
}
