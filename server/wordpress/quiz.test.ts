import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPost } from '../messages/php-post';
import { contactForm } from './contact-form';
import type { FormDefinition } from './form-definition';
import { askQuizzes, wrongQuizzes } from './quiz';

const key = 'key';
const formWith = (answer: string): FormDefinition => ({
	...contactForm,
	fields: [{ type: 'quiz', name: 'q', questions: [{ question: 'Capital?', answer }] }],
});
const isRight = (answer: string, typed: string): boolean => {
	const form = formWith(answer);
	const [, hash] = askQuizzes(form, key)!.q!;
	return (
		wrongQuizzes(
			form,
			toPost([
				['q', typed],
				['_wpcf7_quiz_answer_q', hash],
			]),
			key,
		).length === 0
	);
};

describe('an answer to a quiz', () => {
	it.each(['Lisboa', 'lisboa', ' LIS BOA\n', 'Ｌｉｓｂｏａ', '&#76;isboa'])(
		'the answer of a quiz is right as %j',
		(typed) => {
			expect(isRight('Lisboa', typed)).toBe(true);
		},
	);

	it.each(['Porto', '', 'Lisboa!'])('the answer of a quiz is wrong as %j', (typed) => {
		expect(isRight('Lisboa', typed)).toBe(false);
	});

	it('the answer of a quiz is wrong without the hash of its question, or with that of another site', () => {
		const form = formWith('Lisboa');
		expect(wrongQuizzes(form, toPost([['q', 'Lisboa']]), key)).toHaveLength(1);
		const [, hash] = askQuizzes(form, 'another')!.q!;
		expect(
			wrongQuizzes(
				form,
				toPost([
					['q', 'Lisboa'],
					['_wpcf7_quiz_answer_q', hash],
				]),
				key,
			),
		).toHaveLength(1);
	});

	it('the answer of a quiz is right in any spacing and case', () => {
		const word = fc.array(fc.constantFrom('a', 'B', '7', 'é'), { minLength: 1 });
		fc.assert(
			fc.property(word, fc.constantFrom(' ', '\t', '\n'), (letters, blank) => {
				expect(isRight(letters.join(''), letters.join(blank).toUpperCase())).toBe(true);
			}),
		);
	});

	it('a form without a quiz asks none', () => {
		expect(askQuizzes(contactForm, key)).toBeUndefined();
	});
});
