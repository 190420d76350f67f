import { ownerFormMessages as m } from '#messages/owner-form';
import type { FieldError } from '../cf7/answer';
import { fetchRefill } from '../cf7/api';
import type { FieldHelper } from '../cf7/field-helpers';
import { isPluginField } from '../cf7/plugin-field';
import { labelOf } from '../content/field-label';

type Helpers = typeof import('../cf7/client/field-helpers');

/** What parts of a form need a helper of the plugin's client that the shipped form does not (docs/contact-form-7.md 9). */
const needs: readonly [selector: string, helper: (helpers: Helpers) => FieldHelper][] = [
	['.wpcf7-exclusive-checkbox', ({ exclusiveBoxes }) => exclusiveBoxes],
	['.has-free-text', ({ freeText }) => freeText],
	['.wpcf7-quiz', ({ refill }) => refill],
	['[data-reflection-of]', ({ reflections }) => reflections],
];

/**
 * Fetches the helpers that the parts of this form need; none where it needs none. They must be there before it is mounted.
 * @throws where their code does not come
 */
export async function helpersFor(form: HTMLFormElement): Promise<FieldHelper[]> {
	const needed = needs.filter(([selector]) => form.querySelector(selector));
	if (needed.length === 0) return [];
	const helpers = await import('../cf7/client/field-helpers');
	return needed.map(([, helper]) => helper(helpers));
}

/** The page was made ahead of the visit: questions in it may be old. What has been answered stays. */
export async function renewQuestions(form: HTMLFormElement, refillUrl: string): Promise<void> {
	const questions = [...form.querySelectorAll<HTMLInputElement>('.wpcf7-quiz')];
	if (questions.length === 0) return;
	const answer = await fetchRefill(refillUrl);
	if (answer.kind !== 'refill' || questions.some(({ value }) => value !== '')) return;
	const { applyRefill } = await import('../cf7/client/field-helpers');
	applyRefill(form, answer.received);
}

/** All that is written or chosen in the form, in lines, to reach the house by another way. */
export function writtenIn(form: HTMLFormElement): string {
	const lines = [...new FormData(form)].flatMap(([name, value]) =>
		isPluginField(name) || typeof value !== 'string' || value === '' ? [] : `${labelOf(name)}: ${value}`,
	);
	return lines.join('\n');
}

/** Acceptances that count as fields: no rule of the schema names them (docs/contact-form-7.md 3.2, 9). */
export function missingAcceptances(form: HTMLFormElement): FieldError[] {
	if (!form.matches('.wpcf7-acceptance-as-validation')) return [];
	return [...form.querySelectorAll('.wpcf7-acceptance:not(.optional)')].flatMap((acceptance) => {
		const box = acceptance.querySelector('input');
		const isMissing = box && box.checked === acceptance.classList.contains('invert');
		return isMissing ? [{ field: box.name, message: m.acceptances }] : [];
	});
}
