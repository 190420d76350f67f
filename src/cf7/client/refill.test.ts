import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseRefill } from './field-helpers';

it('a refill holds a question with the hash of its answer, and the address of a picture', () => {
	expect(parseRefill({ quiz: { q: ['Capital?', 'f605'] }, captcha: { c: 'https://wp.example/1.png' } })).toEqual({
		quiz: [{ field: 'q', question: 'Capital?', answerHash: 'f605' }],
		captcha: [{ field: 'c', imageUrl: 'https://wp.example/1.png' }],
	});
});

it('a refill is empty for a form without quiz and captcha', () => {
	expect(parseRefill([])).toEqual({ quiz: [], captcha: [] });
});

it('a refill is empty for any JSON that is none', () => {
	fc.assert(
		fc.property(fc.anything(), (received) => {
			const { quiz, captcha } = parseRefill(received);
			expect(quiz.every(({ question }) => typeof question === 'string')).toBe(true);
			expect(captcha.every(({ imageUrl }) => typeof imageUrl === 'string')).toBe(true);
		}),
	);
});
