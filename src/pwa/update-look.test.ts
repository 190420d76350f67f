// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const hour = 60 * 60 * 1000;
let look: typeof import('./update-look');
let update: ReturnType<typeof vi.fn<() => Promise<void>>>;
let registration: { update: typeof update; active: object | null; installing: object | null } | undefined;
const getRegistration = async () => registration;

beforeEach(async () => {
	vi.useFakeTimers();
	vi.resetModules();
	localStorage.clear();
	look = await import('./update-look');
	update = vi.fn(async () => undefined);
	registration = { update, active: null, installing: null };
	vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration } });
	look.lookForUpdates(registration as unknown as ServiceWorkerRegistration);
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('coming back to the page looks for a newer build, once for the events of one return', async () => {
	await vi.advanceTimersByTimeAsync(5_000);
	document.dispatchEvent(new Event('visibilitychange'));
	dispatchEvent(new Event('focus'));
	await vi.advanceTimersByTimeAsync(0);
	expect(update).toHaveBeenCalledTimes(1);
	await vi.advanceTimersByTimeAsync(5_000);
	dispatchEvent(new Event('focus'));
	await vi.advanceTimersByTimeAsync(0);
	expect(update).toHaveBeenCalledTimes(2);
});

test('while the site has noticed that there is no network nobody is asked, and with its return at once', async () => {
	const { reportCheck } = await import('./connectivity');
	await vi.advanceTimersByTimeAsync(5_000);
	reportCheck(false);
	dispatchEvent(new Event('focus'));
	await vi.advanceTimersByTimeAsync(2 * hour);
	expect(update).not.toHaveBeenCalled();
	reportCheck(true);
	await vi.advanceTimersByTimeAsync(0);
	expect(update).toHaveBeenCalledTimes(1);
});

test('a clock that is set back does not keep the page from looking', async () => {
	await vi.advanceTimersByTimeAsync(5_000);
	vi.setSystemTime(Date.now() - 24 * hour);
	dispatchEvent(new Event('focus'));
	await vi.advanceTimersByTimeAsync(0);
	expect(update).toHaveBeenCalledTimes(1);
});

test('a server that keeps silent has not answered', async () => {
	update.mockReturnValue(new Promise(() => {}));
	const outcome = look.lookNow();
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await outcome).toBe('unanswered');
});

test('a page that stays in view looks every hour, a hidden one does not', async () => {
	await vi.advanceTimersByTimeAsync(3 * hour);
	expect(update).toHaveBeenCalledTimes(3);
	vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
	await vi.advanceTimersByTimeAsync(3 * hour);
	expect(update).toHaveBeenCalledTimes(3);
});

test('the last look that the server answered is remembered, also by the next page', async () => {
	const told = vi.fn();
	look.lastLookStore.subscribe(told);
	const registered = look.lastLookStore.getSnapshot();
	expect(registered).toBe(Date.now());

	await vi.advanceTimersByTimeAsync(hour / 2);
	update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
	expect(await look.lookNow()).toBe('unanswered');
	expect(look.lastLookStore.getSnapshot()).toBe(registered);

	expect(await look.lookNow()).toBe('newest');
	expect(told).toHaveBeenCalledTimes(1);
	const last = look.lastLookStore.getSnapshot();

	vi.resetModules();
	const next = await import('./update-look');
	expect(next.lastLookStore.getSnapshot()).toBeUndefined();
	next.lastLookStore.subscribe(() => {});
	expect(next.lastLookStore.getSnapshot()).toBe(last);
});

test('a look that finds a newer build says so', async () => {
	registration = { update, active: {}, installing: {} };
	expect(await look.lookNow()).toBe('newer');
});

test('the first build of all, while it installs, is not a newer one', async () => {
	registration = { update, active: null, installing: {} };
	expect(await look.lookNow()).toBe('newest');
});

test('a worker registered in the place of one that was taken away is the one that is asked', async () => {
	const later = vi.fn(async () => undefined);
	registration = { update: later, active: {}, installing: null };
	expect(await look.lookNow()).toBe('newest');
	expect(later).toHaveBeenCalledOnce();
	expect(update).not.toHaveBeenCalled();
});

test('once the worker was taken away there is nobody to ask', async () => {
	const last = look.lastLookStore.getSnapshot();
	registration = undefined;
	await vi.advanceTimersByTimeAsync(hour / 2);
	expect(await look.lookNow()).toBe('unanswered');
	expect(look.lastLookStore.getSnapshot()).toBe(last);
});

test('opening the site without network is no look, though its worker is registered again', async () => {
	vi.resetModules();
	const next = await import('./update-look');
	update.mockRejectedValue(new TypeError('Failed to fetch'));
	registration = { update, active: {}, installing: null };
	next.lookForUpdates(registration as unknown as ServiceWorkerRegistration);
	await vi.advanceTimersByTimeAsync(0);
	expect(update).toHaveBeenCalledTimes(1);
	expect(next.lastLookStore.getSnapshot()).toBeUndefined();
});

test('the return of the network is no less of one within two seconds of the opening without it', async () => {
	vi.resetModules();
	const { reportCheck } = await import('./connectivity');
	const next = await import('./update-look');
	reportCheck(false);
	registration = { update, active: {}, installing: null };
	next.lookForUpdates(registration as unknown as ServiceWorkerRegistration);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(update).not.toHaveBeenCalled();
	reportCheck(true);
	await vi.advanceTimersByTimeAsync(0);
	expect(update).toHaveBeenCalledTimes(1);
});
