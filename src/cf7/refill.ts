import { isRecord } from '../platform/json';
import type { FieldHelper } from './helper';

/** Fresh questions and pictures by field, as an answer or a refill carries them (CONTRACT 2). */
export type RefillData = {
	quiz: readonly { field: string; question: string; answerHash: string }[];
	captcha: readonly { field: string; imageUrl: string }[];
};

/** Parses what an answer has for quiz and captcha; a form without them gets an empty list, as PHP writes an empty record. */
export function parseRefill(received: unknown): RefillData {
	const { quiz, captcha } = isRecord(received) ? received : {};
	return {
		quiz: entriesOf(quiz).flatMap(([field, value]) => {
			const [question, answerHash] = Array.isArray(value) ? value : [];
			return typeof question === 'string' && typeof answerHash === 'string' ? [{ field, question, answerHash }] : [];
		}),
		captcha: entriesOf(captcha).flatMap(([field, value]) =>
			typeof value === 'string' ? [{ field, imageUrl: value }] : [],
		),
	};
}

/** Puts fresh questions and pictures into the form with every answer and refill that carries them (CONTRACT 6.1, 6.3). */
export const refill: FieldHelper = (form, signal) => {
	const apply = (event: Event) => {
		if (event instanceof CustomEvent) applyRefill(form, event.detail?.apiResponse);
	};
	for (const name of ['wpcf7submit', 'wpcf7reset']) form.addEventListener(name, apply, { signal });
};

/** Asks and shows anew what this answer carries; what was typed to the old question goes with it. */
export function applyRefill(form: HTMLFormElement, received: unknown): void {
	const { quiz, captcha } = parseRefill(received);
	for (const question of quiz) askAnew(form, question);
	for (const picture of captcha) showAnew(form, picture);
}

function askAnew(form: HTMLFormElement, { field, question, answerHash }: RefillData['quiz'][number]): void {
	const typed = inputNamed(form, field);
	const label = typed?.closest('.wpcf7-form-control-wrap')?.querySelector('.wpcf7-quiz-label');
	const hash = inputNamed(form, `_wpcf7_quiz_answer_${field}`);
	if (typed) typed.value = '';
	if (label) label.textContent = question;
	if (hash) hash.value = answerHash;
}

/** The picture's file is named after the challenge it shows. Its markup was not measured; public pages have it so (CONTRACT 9). */
function showAnew(form: HTMLFormElement, { field, imageUrl }: RefillData['captcha'][number]): void {
	const typed = inputNamed(form, field);
	const challenge = inputNamed(form, `_wpcf7_captcha_challenge_${field}`);
	const number = /(\d+)\.(?:png|gif|jpe?g)(?:[?#]|$)/.exec(imageUrl)?.[1];
	if (typed) typed.value = '';
	form.querySelector(`img.${CSS.escape(`wpcf7-captcha-${field}`)}`)?.setAttribute('src', imageUrl);
	if (challenge && number !== undefined) challenge.value = number;
}

function inputNamed(form: HTMLFormElement, name: string): HTMLInputElement | undefined {
	return [...form.querySelectorAll('input')].find((input) => input.name === name);
}

function entriesOf(value: unknown): [string, unknown][] {
	return isRecord(value) ? Object.entries(value) : [];
}
