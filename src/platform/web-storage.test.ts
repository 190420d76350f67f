// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { slot } from './web-storage';

afterEach(() => {
	vi.restoreAllMocks();
	vi.unstubAllGlobals();
	localStorage.clear();
	sessionStorage.clear();
});

const count = () => slot('session', 'count', (text) => Number(JSON.parse(text)) || undefined);

test('what is written to a slot can be read and removed', () => {
	expect(count().read()).toBeUndefined();
	expect(count().write('3')).toBe(true);
	expect(count().read()).toBe(3);
	expect([sessionStorage.getItem('count'), localStorage.getItem('count')]).toEqual(['3', null]);
	count().remove();
	expect(count().read()).toBeUndefined();
});

test('a text that cannot be parsed reads as nothing', () => {
	sessionStorage.setItem('count', '{');
	expect(count().read()).toBeUndefined();
});

test('a browser that refuses storage keeps nothing, and throws nothing', () => {
	vi.stubGlobal('sessionStorage', undefined);
	expect(count().write('3')).toBe(false);
	expect(count().read()).toBeUndefined();
	count().remove();
});
