import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseRefill } from './field-helpers';

describe('what an answer has for quiz and captcha', () => {
	it('is a question with the hash of its answer, and the address of a picture', () => {
		expect(parseRefill({ quiz: { q: ['Capital?', 'f605'] }, captcha: { c: 'https://wp.example/1.png' } })).toEqual({
			quiz: [{ field: 'q', question: 'Capital?', answerHash: 'f605' }],
			captcha: [{ field: 'c', imageUrl: 'https://wp.example/1.png' }],
		});
	});

	it('is nothing in the empty list of a form without them', () => {
		expect(parseRefill([])).toEqual({ quiz: [], captcha: [] });
	});

	it('is nothing in what is none, whatever that is', () => {
		fc.assert(
			fc.property(fc.anything(), (received) => {
				const { quiz, captcha } = parseRefill(received);
				expect(quiz.every(({ question }) => typeof question === 'string')).toBe(true);
				expect(captcha.every(({ imageUrl }) => typeof imageUrl === 'string')).toBe(true);
			}),
		);
	});
});
