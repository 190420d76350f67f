// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdEarlySubmits, submitNatively, takeEarlySubmit } from './early-submit';

let form: HTMLFormElement;
const posted = vi.fn();

/** @returns whether the browser would post the form */
const press = () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));

beforeEach(() => {
	vi.useFakeTimers();
	posted.mockClear();
	const page = document.implementation.createHTMLDocument();
	page.body.innerHTML = '<div class="wpcf7 no-js"><form></form></div>';
	form = page.querySelector('form')!;
	form.submit = posted;
	holdEarlySubmits(page);
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

it('a submit before the form’s code is held once however often it is repeated, and handed to the code once that has come', () => {
	expect([press(), press()]).toEqual([false, false]);
	expect([takeEarlySubmit(form), takeEarlySubmit(form)]).toEqual(['held', 'none']);
	vi.runAllTimers();
	expect(posted).not.toHaveBeenCalled();
});

it('a submit before the form’s code is posted natively after a while, and so is a later one', () => {
	press();
	vi.advanceTimersByTime(7_999);
	expect(posted).not.toHaveBeenCalled();
	vi.advanceTimersByTime(1);
	expect(posted).toHaveBeenCalledOnce();
	expect(press()).toBe(true);
});

it('a submit that the browser is posting is left to it when the code comes after all', () => {
	press();
	vi.runAllTimers();
	expect(takeEarlySubmit(form)).toBe('posted');
	expect(press()).toBe(true);
});

it('a held submit is posted natively as soon as the code cannot be loaded, once', () => {
	press();
	submitNatively(form);
	vi.runAllTimers();
	expect(posted).toHaveBeenCalledOnce();
});

it.each([
	['may still come', () => {}],
	['cannot be had', () => submitNatively(form)],
])('a held submit stays on the page while there is no network for it, if the code %s', (_, happen) => {
	const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
	happen();
	press();
	vi.runAllTimers();
	expect(posted).not.toHaveBeenCalled();
	expect(press()).toBe(false);
	onLine.mockReturnValue(true);
	window.dispatchEvent(new Event('online'));
	expect(posted).toHaveBeenCalledOnce();
});

it('a form whose code cannot run here is posted natively from the first press', () => {
	submitNatively(form);
	expect(press()).toBe(true);
	expect(posted).not.toHaveBeenCalled();
});

it('a form whose code comes after all is mounted if it was not pressed, and left to the browser otherwise', () => {
	submitNatively(form);
	expect(takeEarlySubmit(form)).toBe('none');
	submitNatively(form);
	press();
	expect(takeEarlySubmit(form)).toBe('posted');
});

it('a mounted form, and any other form, is not held', () => {
	form.parentElement?.classList.replace('no-js', 'js');
	expect(press()).toBe(true);
	form.parentElement?.replaceWith(form);
	expect(press()).toBe(true);
});
