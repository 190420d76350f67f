import { expect, it, vi } from 'vitest';
import { keepAwake } from './keep-awake';

function fakeScreen(request: () => Promise<{ release: () => Promise<void> }>) {
	let listener = () => {};
	let visible = true;
	return {
		screen: {
			request: vi.fn(request),
			isVisible: () => visible,
			onVisibilityChange: (next: () => void) => {
				listener = next;
				return () => {
					listener = () => {};
				};
			},
		},
		show(isVisible: boolean) {
			visible = isVisible;
			listener();
		},
	};
}

it('asks again when the page comes back, since a hidden page loses the lock', async () => {
	const { screen, show } = fakeScreen(async () => ({ release: async () => {} }));
	keepAwake(screen);
	show(false);
	expect(screen.request).toHaveBeenCalledTimes(1);
	show(true);
	expect(screen.request).toHaveBeenCalledTimes(2);
});

it('goes on quietly when it is refused, and asks the next time all the same', async () => {
	const { screen, show } = fakeScreen(async () => {
		throw new DOMException('low battery', 'NotAllowedError');
	});
	const letGo = keepAwake(screen);
	await vi.waitFor(() => expect(screen.request).toHaveBeenCalledTimes(1));
	show(true);
	expect(screen.request).toHaveBeenCalledTimes(2);
	letGo();
});

it('lets the screen go dark at the end, also if the lock comes only then', async () => {
	const release = vi.fn(async () => {});
	let grant = () => {};
	const { screen, show } = fakeScreen(
		() =>
			new Promise((resolve) => {
				grant = () => resolve({ release });
			}),
	);
	const letGo = keepAwake(screen);
	letGo();
	grant();
	await vi.waitFor(() => expect(release).toHaveBeenCalledOnce());
	show(true);
	expect(screen.request).toHaveBeenCalledTimes(1);
});
