import { createHmac } from 'node:crypto';
import { parseFragment } from 'parse5';
import { type Post, textOf } from '../messages/php-post';
import type { FormDefinition, FormField } from './form-definition';

type Quiz = Extract<FormField, { type: 'quiz' }>;

/** Fresh questions by field, each with the hash of its answer: in every answer of a form that has any (docs/contact-form-7.md 2, 4). */
export type QuizAnswers = Readonly<Record<string, readonly [question: string, answerHash: string]>>;

/** @returns undefined for a form without a quiz */
export function askQuizzes(form: FormDefinition, hashKey: string): QuizAnswers | undefined {
	const quizzes = quizzesOf(form);
	if (quizzes.length === 0) return undefined;
	return Object.fromEntries(
		quizzes.flatMap(({ name, questions }) => {
			const asked = questions[Math.floor(Math.random() * questions.length)];
			return asked ? [[name, [asked.question, hashAnswer(asked.answer, hashKey)] as const]] : [];
		}),
	);
}

/** The quizzes whose answer does not have the hash that was posted with it; without one it is wrong (docs/contact-form-7.md 8.4). */
export function wrongQuizzes(form: FormDefinition, post: Post, hashKey: string): Quiz[] {
	return quizzesOf(form).filter(({ name }) => {
		const expected = textOf(post, `_wpcf7_quiz_answer_${name}`);
		return expected === '' || hashAnswer(textOf(post, name), hashKey) !== expected;
	});
}

function hashAnswer(answer: string, hashKey: string): string {
	return createHmac('md5', hashKey)
		.update(`wpcf7-quiz:${canonical(answer)}`)
		.digest('hex');
}

/** Entities decoded, full-width letters and digits made plain, without blanks and in lower case (docs/contact-form-7.md 8.4). */
function canonical(answer: string): string {
	return decodeEntities(answer)
		.replace(/[０-９Ａ-Ｚａ-ｚ]/g, (letter) => letter.normalize('NFKC'))
		.replace(/\s+/g, '')
		.toLowerCase();
}

function decodeEntities(text: string): string {
	const [node] = parseFragment(text.replaceAll('<', '&lt;')).childNodes;
	return node && 'value' in node ? node.value : '';
}

function quizzesOf({ fields }: FormDefinition): Quiz[] {
	return fields.filter((field) => field.type === 'quiz');
}
