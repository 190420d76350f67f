// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest';
import { keepAwake } from './keep-awake';

afterEach(() => vi.unstubAllGlobals());

/** A screen that grants a lock, or refuses it, as `request` does. */
function stubScreen(request: () => Promise<{ release: () => Promise<void> }>) {
	const asked = vi.fn(request);
	vi.stubGlobal('navigator', { wakeLock: { request: asked } });
	return asked;
}

function show(isVisible: boolean) {
	vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isVisible ? 'visible' : 'hidden');
	document.dispatchEvent(new Event('visibilitychange'));
}

it('asks again when the page comes back, since a hidden page loses the lock', () => {
	const request = stubScreen(async () => ({ release: async () => {} }));
	const letGo = keepAwake();
	show(false);
	expect(request).toHaveBeenCalledTimes(1);
	show(true);
	expect(request).toHaveBeenCalledTimes(2);
	letGo();
});

it('goes on quietly when it is refused, and asks the next time all the same', () => {
	const request = stubScreen(async () => {
		throw new DOMException('low battery', 'NotAllowedError');
	});
	const letGo = keepAwake();
	expect(request).toHaveBeenCalledTimes(1);
	show(true);
	expect(request).toHaveBeenCalledTimes(2);
	letGo();
});

it('lets the screen go dark at the end, also if the lock comes only then', async () => {
	const release = vi.fn(async () => {});
	let grant = () => {};
	const request = stubScreen(
		() =>
			new Promise((resolve) => {
				grant = () => resolve({ release });
			}),
	);
	const letGo = keepAwake();
	letGo();
	grant();
	await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
	show(true);
	expect(request).toHaveBeenCalledTimes(1);
});
