import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseFeedbackAnswer } from './answer';
import { statusName } from './status';

const folder = new URL('../../tests/conformance/recorded/', import.meta.url);
const recordings = readdirSync(folder)
	.filter((name) => /^[a-j]-.*\.json$/.test(name))
	.map((name) => ({ name, ...JSON.parse(readFileSync(new URL(name, folder), 'utf8')) }))
	.filter(({ request }) => request?.method === 'POST');
const answered = recordings.filter(({ response }) => response.status === 200);
const refused = recordings.filter(({ response }) => response.status !== 200);

describe('an answer to a submission', () => {
	it('has recordings to go by', () => {
		expect(answered.length).toBeGreaterThan(40);
		expect(refused.length).toBeGreaterThan(5);
	});

	it.each(answered)('is understood: $name', ({ response: { body } }) => {
		expect(parseFeedbackAnswer(body)).toEqual({
			status: body.status,
			statusName: statusName(body.status),
			message: body.message,
			invalidFields: body.invalid_fields.map(({ field, message }: Record<string, unknown>) => ({ field, message })),
			postedDataHash: body.posted_data_hash ?? '',
			received: body,
		});
	});

	it.each(refused)('is none where WordPress refuses: $name', ({ response: { body } }) => {
		expect(parseFeedbackAnswer(body)).toBeUndefined();
	});

	it.each([[null], [[]], ['x'], [{}], [{ status: 5 }], [{ status: '___' }]])('is none in %j', (received) => {
		expect(parseFeedbackAnswer(received)).toBeUndefined();
	});

	it('does without words, fields and hash', () => {
		expect(parseFeedbackAnswer({ status: 'spam' })).toMatchObject({
			message: '',
			invalidFields: [],
			postedDataHash: '',
		});
	});
});
