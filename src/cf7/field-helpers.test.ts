// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { exclusiveBoxes, floatingTips, freeText, refill, reflections } from './client/field-helpers';
import { acceptance, type FieldHelper } from './field-helpers';

let letGo = new AbortController();
afterEach(() => letGo.abort());

const open = (html: string, helper: FieldHelper): HTMLFormElement => {
	letGo = new AbortController();
	document.body.innerHTML = `<form>${html}</form>`;
	const form = document.querySelector('form')!;
	helper(form, letGo.signal);
	return form;
};
const input = (form: HTMLFormElement, selector: string) => form.querySelector<HTMLInputElement>(selector)!;
const tick = (box: HTMLInputElement, checked = true) => {
	box.checked = checked;
	box.dispatchEvent(new Event('change', { bubbles: true }));
};
const statusChanged = (form: HTMLFormElement, prevStatus: string) =>
	form.dispatchEvent(new CustomEvent('wpcf7statuschanged', { detail: { prevStatus } }));

const accept = (kind: string) =>
	`<span class="wpcf7-acceptance ${kind}"><input type="checkbox"></span><input type="submit" class="wpcf7-submit">`;

it.each([
	['', true, false],
	['invert', false, true],
	['optional', false, false],
	['optional invert', false, false],
])(
	'an acceptance with the class %j disables the button while it is off: %s, and while it is on: %s',
	(kind, off, on) => {
		const form = open(accept(kind), acceptance);
		const button = input(form, '.wpcf7-submit');
		expect(button.disabled).toBe(off);
		tick(input(form, '[type="checkbox"]'));
		expect(button.disabled).toBe(on);
	},
);

it('an acceptance does not disable the button where the form validates it', () => {
	document.body.innerHTML = `<form class="wpcf7-acceptance-as-validation">${accept('')}</form>`;
	acceptance(document.querySelector('form')!, letGo.signal);
	expect(document.querySelector<HTMLInputElement>('.wpcf7-submit')?.disabled).toBe(false);
});

it('an acceptance is read again after a reset', () => {
	const form = open(accept(''), acceptance);
	tick(input(form, '[type="checkbox"]'));
	input(form, '[type="checkbox"]').checked = false;
	statusChanged(form, 'resetting');
	expect(input(form, '.wpcf7-submit').disabled).toBe(true);
});

it('exclusive boxes are ticked one at a time, and boxes of other names stay as they are', () => {
	const form = open(
		`<span class="wpcf7-exclusive-checkbox"><input type="checkbox" name="a" value="1"><input type="checkbox" name="a" value="2"></span><input type="checkbox" name="b" checked>`,
		exclusiveBoxes,
	);
	tick(input(form, '[value="1"]'));
	tick(input(form, '[value="2"]'));
	expect([...form.querySelectorAll('input')].map(({ checked }) => checked)).toEqual([false, true, true]);
});

it('the text beside an option is enabled while the option is chosen, focused when it has just been chosen, and disabled by a reset', () => {
	const form = open(
		`<span class="has-free-text"><input type="radio" name="r" value="x"><input class="wpcf7-free-text"></span><input type="radio" name="r" value="y">`,
		freeText,
	);
	const text = input(form, '.wpcf7-free-text');
	expect(text.disabled).toBe(true);
	tick(input(form, '[value="x"]'));
	expect([text.disabled, document.activeElement]).toEqual([false, text]);
	text.value = 'Mel';
	tick(input(form, '[value="y"]'));
	expect([text.disabled, text.value]).toEqual([true, 'Mel']);
	tick(input(form, '[value="x"]'));
	input(form, '[value="x"]').checked = false;
	statusChanged(form, 'resetting');
	expect(text.disabled).toBe(true);
});

const fields = `<span class="wpcf7-form-control-wrap" data-name="f"><span class="wpcf7-form-control"><input type="checkbox" name="f[]" value="a"><input type="checkbox" name="f[]" value="b"></span></span>`;
const texts = (form: HTMLFormElement) =>
	[...form.querySelectorAll<HTMLElement>('output')].filter(({ hidden }) => !hidden).map((each) => each.textContent);

it('a reflection has an output for each value, and its own while there is none', () => {
	const form = open(
		`${fields}<div data-reflection-of="f"><output data-default="(nada)">(nada)</output></div>`,
		reflections,
	);
	for (const box of form.querySelectorAll('input')) box.checked = true;
	statusChanged(form, 'validating');
	expect(texts(form)).toEqual(['a', 'b']);
	for (const box of form.querySelectorAll('input')) box.checked = false;
	statusChanged(form, 'validating');
	expect(texts(form)).toEqual(['(nada)']);
});

it('a reflection in an output shows the first value, or the default while the field is invalid', () => {
	const form = open(`${fields}<output data-reflection-of="f" data-default="(nada)">(nada)</output>`, reflections);
	input(form, 'input').checked = true;
	statusChanged(form, 'validating');
	expect(texts(form)).toEqual(['a']);
	form.querySelector('.wpcf7-form-control')!.classList.add('wpcf7-not-valid');
	statusChanged(form, 'validating');
	expect(texts(form)).toEqual(['(nada)']);
});

it('a reflection never turns a value into markup', () => {
	const form = open(
		`<span class="wpcf7-form-control-wrap" data-name="f"><input name="f"></span><p data-reflection-of="f"></p>`,
		reflections,
	);
	input(form, 'input').value = '<img src=x onerror=alert(1)>';
	statusChanged(form, 'validating');
	expect(form.querySelector('img')).toBeNull();
	expect(texts(form)).toEqual(['<img src=x onerror=alert(1)>']);
});

it('a refilled captcha shows a new picture, empties its answer, and sends the picture’s number', () => {
	const form = open(
		`<input type="hidden" name="_wpcf7_captcha_challenge_c-1" value="1"><img class="wpcf7-form-control wpcf7-captchac wpcf7-captcha-c-1" width="72" height="24" alt="captcha" src="https://wp.example/1.png"> <span class="wpcf7-form-control-wrap" data-name="c-1"><input size="40" class="wpcf7-form-control wpcf7-captchar" autocomplete="off" aria-invalid="false" value="abcd" type="text" name="c-1"></span>`,
		refill,
	);
	const apiResponse = { captcha: { 'c-1': 'https://wp.example/captcha/4711.png' } };
	form.dispatchEvent(new CustomEvent('wpcf7submit', { detail: { apiResponse } }));
	expect(form.querySelector('img')?.getAttribute('src')).toBe('https://wp.example/captcha/4711.png');
	expect(input(form, '[name="c-1"]').value).toBe('');
	expect(input(form, '[type="hidden"]').value).toBe('4711');
});

const wrap = `<span class="wpcf7-form-control-wrap"><input class="wpcf7-form-control"><span class="wpcf7-not-valid-tip">x</span></span>`;
const tipIn = (form: HTMLFormElement) => form.querySelector<HTMLElement>('.wpcf7-not-valid-tip')!;

it.each([
	['focusin', '.wpcf7-form-control'],
	['click', '.wpcf7-not-valid-tip'],
])('a floating tip disappears on %s of %s', (event, selector) => {
	const form = open(`<p class="use-floating-validation-tip">${wrap}</p>`, floatingTips);
	input(form, selector).dispatchEvent(new Event(event, { bubbles: true }));
	expect(tipIn(form).style.display).toBe('none');
});

it('a tip that does not float stays', () => {
	const form = open(wrap, floatingTips);
	input(form, '.wpcf7-form-control').dispatchEvent(new Event('focusin', { bubbles: true }));
	expect(tipIn(form).style.display).toBe('');
});
