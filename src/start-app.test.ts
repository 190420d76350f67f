// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { startApp } from './start-app';

const app = 'data:text/javascript,globalThis.appRuns = true';
const runs = () => Reflect.get(globalThis, 'appRuns');

afterEach(() => {
	document.head.innerHTML = '';
	Reflect.deleteProperty(globalThis, 'appRuns');
	vi.restoreAllMocks();
});

test('all scripts are asked for at once, and the application is run', async () => {
	await startApp(app, ['/assets/frame.js']);
	const asked = [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));
	expect(asked).toEqual([app, '/assets/frame.js']);
	expect(runs()).toBe(true);
});

test('it does not run before the page has been read to its end', async () => {
	const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
	const started = startApp(`${app};`, []);
	await Promise.resolve();
	expect(document.head.querySelectorAll('link')).toHaveLength(1);
	expect(runs()).toBeUndefined();
	state.mockReturnValue('interactive');
	document.dispatchEvent(new Event('DOMContentLoaded'));
	await started;
	expect(runs()).toBe(true);
});
