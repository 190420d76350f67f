import { isRecord } from '../../platform/json';
import { afterReset, type FieldHelper } from '../field-helpers';
import { type FieldEntry, fieldData, validatedWraps, valuesOf } from '../field-values';

/** Of the boxes of an exclusive group one may be ticked: a tick takes those of the same name off (docs/contact-form-7.md 9). */
export const exclusiveBoxes: FieldHelper = (form, signal) => {
	form.addEventListener(
		'change',
		({ target }) => {
			if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox') return;
			if (!target.closest('.wpcf7-exclusive-checkbox')) return;
			for (const box of form.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')) {
				if (box !== target && box.name === target.name) box.checked = false;
			}
		},
		{ signal },
	);
};

/**
 * The text beside the last option of a group can be written in while that option is chosen, and has the focus when it has
 * just been (docs/contact-form-7.md 9). The plugin looks at changes only, so there a reset leaves the text open.
 */
export const freeText: FieldHelper = (form, signal) => {
	const refresh = (chosen?: EventTarget | null) => {
		for (const item of form.querySelectorAll('.has-free-text')) refreshItem(item, chosen);
	};
	refresh();
	form.addEventListener('change', ({ target }) => refresh(target), { signal });
	// Options are also chosen by a draft that is put back.
	form.addEventListener('input', () => refresh(), { signal });
	afterReset(form, signal, () => refresh());
};

function refreshItem(item: Element, chosen: EventTarget | null | undefined): void {
	const option = item.querySelector<HTMLInputElement>('input:is([type="checkbox"], [type="radio"])');
	const text = item.querySelector<HTMLInputElement>('input.wpcf7-free-text');
	if (!option || !text) return;
	text.disabled = !option.checked;
	if (option.checked && option === chosen) text.focus();
}

/** Fresh questions and pictures by field, as an answer or a refill carries them (docs/contact-form-7.md 2). */
type RefillData = {
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

/** Puts fresh questions and pictures into the form with every answer and refill that carries them (docs/contact-form-7.md 6.1, 6.3). */
export const refill: FieldHelper = (form, signal) => {
	const apply = (event: Event) => {
		if (event instanceof CustomEvent) applyRefill(form, event.detail?.apiResponse);
	};
	for (const name of ['wpcf7submit', 'wpcf7reset']) form.addEventListener(name, apply, { signal });
};

/** Shows the questions and pictures that this answer carries; what was typed to the old question goes with it. */
export function applyRefill(form: HTMLFormElement, received: unknown): void {
	const { quiz, captcha } = parseRefill(received);
	for (const question of quiz) ask(form, question);
	for (const picture of captcha) show(form, picture);
}

function ask(form: HTMLFormElement, { field, question, answerHash }: RefillData['quiz'][number]): void {
	const typed = inputNamed(form, field);
	const label = typed?.closest('.wpcf7-form-control-wrap')?.querySelector('.wpcf7-quiz-label');
	const hash = inputNamed(form, `_wpcf7_quiz_answer_${field}`);
	if (typed) typed.value = '';
	if (label) label.textContent = question;
	if (hash) hash.value = answerHash;
}

/** The picture's file is named after the challenge it shows. Its markup was not measured; public pages have it so (docs/contact-form-7.md 9). */
function show(form: HTMLFormElement, { field, imageUrl }: RefillData['captcha'][number]): void {
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

/**
 * Repeats what fields hold in the elements that reflect them, after a validated change and after a reset (docs/contact-form-7.md 9): an
 * `output` shows the first valid value or its default, any other element gets one `output` for each.
 */
export const reflections: FieldHelper = (form, signal) => {
	form.addEventListener(
		'wpcf7statuschanged',
		(event) => {
			if (!(event instanceof CustomEvent) || !['validating', 'resetting'].includes(event.detail?.prevStatus)) return;
			const entries = fieldData(form, validatedWraps(form));
			for (const element of form.querySelectorAll<HTMLElement>('[data-reflection-of]')) reflect(element, entries, form);
		},
		{ signal },
	);
};

function reflect(element: HTMLElement, entries: readonly FieldEntry[], form: HTMLFormElement): void {
	const field = element.dataset.reflectionOf ?? '';
	const values = validValues(field, entries, form);
	if (element instanceof HTMLOutputElement) {
		element.textContent = values[0] ?? element.dataset.default ?? '';
		return;
	}
	for (const output of element.querySelectorAll<HTMLElement>('output')) {
		if (output.dataset.default === undefined) output.remove();
		else output.hidden = values.length > 0;
	}
	for (const value of values) {
		const output = form.ownerDocument.createElement('output');
		output.setAttribute('name', field);
		output.textContent = value;
		element.append(output);
	}
}

/** The texts of a field, or the names of its files; none while the field is marked as wrong. */
function validValues(field: string, entries: readonly FieldEntry[], form: HTMLFormElement): readonly string[] {
	const wraps = [...form.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap')];
	const isWrong = wraps.some((wrap) => wrap.dataset.name === field && wrap.querySelector('.wpcf7-not-valid'));
	if (isWrong) return [];
	const { texts, files } = valuesOf(entries, field);
	return [...texts, ...files.map(({ name }) => name)];
}

/** Where the author lets tips float over their fields, one goes when its control is entered or it is clicked (docs/contact-form-7.md 7). */
export const floatingTips: FieldHelper = (form, signal) => {
	const hide = ({ target }: Event) => {
		if (!(target instanceof Element) || !target.closest('.use-floating-validation-tip')) return;
		const about = target.closest('.wpcf7-not-valid-tip, .wpcf7-form-control');
		const tip = about?.closest('.wpcf7-form-control-wrap')?.querySelector<HTMLElement>('.wpcf7-not-valid-tip');
		// A style of the element and not `hidden`, which a style sheet for tips would overrule.
		if (tip) tip.style.display = 'none';
	};
	for (const name of ['focusin', 'click']) form.addEventListener(name, hide, { signal });
	const show = (event: Event) => {
		if (!(event instanceof CustomEvent) || event.detail?.prevStatus !== 'validating') return;
		for (const tip of form.querySelectorAll<HTMLElement>('.wpcf7-not-valid-tip')) tip.style.display = '';
	};
	// What is still wrong after a check says so again.
	form.addEventListener('wpcf7statuschanged', show, { signal });
};
