import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fetchRefill, fetchSchema, postFeedback } from '../../src/cf7/api';
import { parseRefill } from '../../src/cf7/client/field-helpers';
import { statusName } from '../../src/cf7/status';
import { recordedFolder, recordedJson } from './client/recording';

type Exchange = {
	name: string;
	request: { method: string; path: string };
	response: { status: number; body: Record<string, unknown> };
};

const exchanges: Exchange[] = readdirSync(recordedFolder)
	.filter((name) => name.endsWith('.json') && !/^(client-|swv)/.test(name))
	.map((name) => recordedJson(name.replace('.json', '')));
const askedBy = (method: string, path: RegExp) =>
	exchanges.filter(({ request }) => request.method === method && path.test(request.path));
const named = (each: Exchange[]) => each.map((exchange) => [exchange.name, exchange] as const);

function answerWith({ response: { status, body } }: Exchange): void {
	vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
}

afterEach(() => vi.unstubAllGlobals());

describe('the client understands every recorded answer', () => {
	it.each(named(askedBy('POST', /\/feedback$/)))('to a submission: %s', async (_name, exchange) => {
		answerWith(exchange);
		const delivery = await postFeedback(exchange.request.path, new FormData());
		const { status, body } = exchange.response;
		if (status !== 200) {
			expect(delivery).toEqual({ kind: 'failed', code: 'http_error', verdict: status === 404 ? 'gone' : 'refused' });
			return;
		}
		const fields = body.invalid_fields as { field: string; message: string }[];
		expect(delivery).toEqual({
			kind: 'answered',
			answer: {
				status: body.status,
				statusName: statusName(String(body.status)),
				message: body.message,
				invalidFields: fields.map(({ field, message }) => ({ field, message })),
				postedDataHash: body.posted_data_hash ?? '',
				received: body,
			},
		});
	});

	it.each(named(askedBy('GET', /\/schema$/)))('to the question for rules: %s', async (_name, exchange) => {
		answerWith(exchange);
		const answer = await fetchSchema(exchange.request.path);
		const { status, body } = exchange.response;
		const gone = { kind: 'failed', code: 'http_error', verdict: 'gone' };
		expect(answer).toEqual(status === 200 ? { kind: 'schema', schema: body } : gone);
	});

	it.each(named(askedBy('GET', /\/refill$/)))('to the question for fresh quizzes: %s', async (_name, exchange) => {
		answerWith(exchange);
		const answer = await fetchRefill(exchange.request.path);
		const { status, body } = exchange.response;
		if (status !== 200) {
			expect(answer).toEqual({ kind: 'failed', code: 'http_error', verdict: 'gone' });
			return;
		}
		const questions = Object.entries((body.quiz ?? {}) as Record<string, [string, string]>);
		expect(answer.kind === 'refill' && parseRefill(answer.received).quiz).toEqual(
			questions.map(([field, [question, answerHash]]) => ({ field, question, answerHash })),
		);
	});

	it('finds them', () => {
		const counts = [askedBy('POST', /\/feedback$/), askedBy('GET', /\/schema$/), askedBy('GET', /\/refill$/)];
		expect(counts.map(({ length }) => length)).toEqual([87, 9, 3]);
	});
});
