// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

describe('a press before the form’s code is there', () => {
	it('is held, is one however often it is repeated, and is the code’s once that has come', () => {
		expect([press(), press()]).toEqual([false, false]);
		expect([takeEarlySubmit(form), takeEarlySubmit(form)]).toEqual(['held', 'none']);
		vi.runAllTimers();
		expect(posted).not.toHaveBeenCalled();
	});

	it('goes the old way after a while, and so does a later one', () => {
		press();
		vi.advanceTimersByTime(7_999);
		expect(posted).not.toHaveBeenCalled();
		vi.advanceTimersByTime(1);
		expect(posted).toHaveBeenCalledOnce();
		expect(press()).toBe(true);
	});

	it('is left to the browser that is posting it, when the code comes after all', () => {
		press();
		vi.runAllTimers();
		expect(takeEarlySubmit(form)).toBe('posted');
		expect(press()).toBe(true);
	});

	it('goes the old way as soon as the code cannot be had, once', () => {
		press();
		submitNatively(form);
		vi.runAllTimers();
		expect(posted).toHaveBeenCalledOnce();
	});

	it.each([
		['may still come', () => {}],
		['cannot be had', () => submitNatively(form)],
	])('stays on the page while there is no network for it, if the code %s', (_, happen) => {
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
});

it('a form whose code cannot run here is posted the old way from the first press', () => {
	submitNatively(form);
	expect(press()).toBe(true);
	expect(posted).not.toHaveBeenCalled();
});

it('a form whose code comes after all is taken over if nobody has pressed, and left to the browser otherwise', () => {
	submitNatively(form);
	expect(takeEarlySubmit(form)).toBe('none');
	submitNatively(form);
	press();
	expect(takeEarlySubmit(form)).toBe('posted');
});

it('a form that was taken over, and any other form, is left to its own', () => {
	form.parentElement?.classList.replace('no-js', 'js');
	expect(press()).toBe(true);
	form.parentElement?.replaceWith(form);
	expect(press()).toBe(true);
});
