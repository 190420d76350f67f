// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { invites, isStandalone } from './install';

let install: typeof import('./install');
beforeEach(() => {
	localStorage.clear();
	sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('the invitation to install', () => {
	const offered = { way: 'prompt', visits: 2, dismissed: false } as const;
	test.each([
		['on the second visit', offered, false, true],
		['on the first visit once the map is stored', { ...offered, visits: 1 }, true, true],
		['not on the first visit', { ...offered, visits: 1 }, false, false],
		['not after a no', { ...offered, dismissed: true }, true, false],
		['not where it cannot be installed, or is', { ...offered, way: 'none' as const }, true, false],
	])('comes %s', (_, state, mapStored, expected) => {
		expect(invites(state, mapStored)).toBe(expected);
	});
});

test('the site runs installed by display mode, or by Safari’s own property', () => {
	vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
	expect(isStandalone()).toBe(true);
	vi.stubGlobal('matchMedia', () => ({ matches: false }));
	expect(isStandalone()).toBe(false);
	vi.stubGlobal('navigator', { standalone: true });
	expect(isStandalone()).toBe(true);
});

test('a visit counts once, however many pages it has', async () => {
	install = await visit();
	expect(install.installStore.get().visits).toBe(1);
	install = await visit();
	expect(install.installStore.get().visits).toBe(1);
	sessionStorage.clear();
	install = await visit();
	expect(install.installStore.get().visits).toBe(2);
});

test('the offer of the browser is kept for the button, and spent by it', async () => {
	install = await visit();
	const prompt = vi.fn(async () => undefined);
	const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
	dispatchEvent(event);
	expect(event.defaultPrevented).toBe(true);
	expect(install.installStore.get().way).toBe('prompt');
	await install.promptInstall();
	await install.promptInstall();
	expect(prompt).toHaveBeenCalledTimes(1);
	expect(install.installStore.get().way).toBe('none');
});

test('a no is for good', async () => {
	install = await visit();
	install.dismissInvitation();
	install = await visit();
	expect(install.installStore.get().dismissed).toBe(true);
});

const iPhone = { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', maxTouchPoints: 5 };
const macintosh = { userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', maxTouchPoints: 0 };

test.each([
	['an iPhone is shown the steps', iPhone, 'manual'],
	['an iPhone on which the site is installed is not', { ...iPhone, standalone: true }, 'none'],
	['an iPad that calls itself a Macintosh is shown the steps', { ...macintosh, maxTouchPoints: 5 }, 'manual'],
	['a Macintosh is not', macintosh, 'none'],
])('%s', async (_, navigator, way) => {
	vi.stubGlobal('navigator', navigator);
	install = await visit();
	expect(install.installStore.get().way).toBe(way);
});

test('a browser that stores nothing is always on its first visit, and breaks nothing', async () => {
	const refuse = () => {
		throw new DOMException('', 'SecurityError');
	};
	vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
	install = await visit();
	install.dismissInvitation();
	expect(install.installStore.get()).toMatchObject({ visits: 1, dismissed: true });
});

async function visit(): Promise<typeof install> {
	vi.resetModules();
	const module = await import('./install');
	module.installStore.subscribe(() => {});
	return module;
}
