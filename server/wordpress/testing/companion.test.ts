import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { RestResult } from '../rest-answer';
import { createCompanion } from './companion';

const answerOf = (status: string): RestResult => ({ status: 200, body: { status } });

describe('the companion that the stand-in plays', () => {
	it('lets one of any number of requests with one id do the work, and answers the others as it was answered', async () => {
		const companion = createCompanion();
		const id = randomUUID();
		let works = 0;
		let end: (result: RestResult) => void = () => {};
		const work = () => {
			works += 1;
			return new Promise<RestResult>((resolve) => {
				end = resolve;
			});
		};
		const first = companion.once(id, work);
		expect(await companion.once(id.toUpperCase(), work)).toMatchObject({
			status: 409,
			headers: { 'retry-after': '5' },
		});
		end(answerOf('mail_sent'));
		expect(await first).toEqual(answerOf('mail_sent'));
		expect(await companion.once(id, work)).toEqual(answerOf('mail_sent'));
		expect(works).toBe(1);
	});

	it('gives an id free that was not mailed, and takes none that is no UUID', async () => {
		const companion = createCompanion();
		const id = randomUUID();
		for (const status of ['spam', 'mail_failed', 'mail_sent'])
			expect(await companion.once(id, async () => answerOf(status))).toEqual(answerOf(status));
		expect(await companion.once('1', async () => answerOf('mail_sent'))).toMatchObject({ status: 400 });
		let works = 0;
		const work = async () => {
			works += 1;
			return answerOf('mail_sent');
		};
		await companion.once('', work);
		await companion.once('', work);
		expect(works).toBe(2);
	});

	it('does not know, ten minutes after, what became of a message whose work broke', async () => {
		let now = 0;
		const companion = createCompanion(() => now);
		const id = randomUUID();
		await expect(companion.once(id, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
		now = 599_999;
		expect((await companion.once(id, async () => answerOf('mail_sent'))).status).toBe(409);
		now = 600_000;
		expect((await companion.once(id, async () => answerOf('mail_sent'))).body).toMatchObject({
			status: 'quatro_vistas_unknown',
		});
	});
});
