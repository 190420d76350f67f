import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseFeedbackAnswer } from './answer';

it('an answer has its status as the server names it and as the form does', () => {
	const received = {
		status: 'validation_failed',
		message: 'Há campos por corrigir.',
		posted_data_hash: '',
		invalid_fields: [{ field: 'your-name', message: 'Preencha este campo.', idref: null, error_id: 'x-ve-your-name' }],
	};
	expect(parseFeedbackAnswer(received)).toEqual({
		status: 'validation_failed',
		statusName: 'invalid',
		message: 'Há campos por corrigir.',
		invalidFields: [{ field: 'your-name', message: 'Preencha este campo.' }],
		postedDataHash: '',
		received,
	});
});

it.each([[null], [[]], ['x'], [{}], [{ status: 5 }]])('%j is no answer to a submission', (received) => {
	expect(parseFeedbackAnswer(received)).toBeUndefined();
});

it('an answer may lack message, fields and hash', () => {
	expect(parseFeedbackAnswer({ status: 'spam' })).toMatchObject({
		message: '',
		invalidFields: [],
		postedDataHash: '',
	});
});

it('an answer has a hundred errors at most', () => {
	const errors = Array.from({ length: 100_000 }, (_, index) => ({ field: `f${index}`, message: 'Mal.' }));
	const fields = parseFeedbackAnswer({ status: 'validation_failed', invalid_fields: errors })?.invalidFields;
	expect(fields?.map(({ field }) => field)).toEqual(errors.slice(0, 100).map(({ field }) => field));
});

it('parsing an answer never throws, for any JSON', () => {
	const field = fc.record({ field: fc.anything(), message: fc.anything() });
	const answer = fc.record({ status: fc.anything(), message: fc.anything(), invalid_fields: fc.array(field) });
	fc.assert(
		fc.property(fc.oneof(fc.anything(), answer), (received) => {
			const parsed = parseFeedbackAnswer(received);
			expect(parsed === undefined || !/\s/.test(parsed.statusName)).toBe(true);
		}),
	);
});
