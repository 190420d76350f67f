// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const hour = 60 * 60 * 1000;
let check: typeof import('./update-check');
let update: ReturnType<typeof vi.fn<() => Promise<void>>>;
let registration: { update: typeof update; active: object | null; installing: object | null } | undefined;
const getRegistration = async () => registration;

beforeEach(async () => {
	vi.useFakeTimers();
	vi.resetModules();
	for (const target of [window, document]) vi.spyOn(target, 'addEventListener');
	localStorage.clear();
	check = await import('./update-check');
	update = vi.fn(async () => undefined);
	registration = { update, active: null, installing: null };
	vi.stubGlobal('navigator', { onLine: true, serviceWorker: { getRegistration } });
	check.checkRegularly(true);
});
afterEach(() => {
	// The page of a test that is over hears nothing any more.
	for (const target of [window, document])
		for (const [type, listener] of vi.mocked(target.addEventListener).mock.calls)
			target.removeEventListener(type, listener);
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});

test('a check that nobody answered does not hold up the next one', async () => {
	await vi.advanceTimersByTimeAsync(5_000);
	update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
	dispatchEvent(new Event('focus'));
	await vi.advanceTimersByTimeAsync(1_000);
	dispatchEvent(new Event('focus'));
	await vi.advanceTimersByTimeAsync(0);
	expect(update).toHaveBeenCalledTimes(2);
});

test('coming back to the page checks for a newer build, once for the events of one return', async () => {
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

test('a clock that is set back does not keep the page from checking', async () => {
	await vi.advanceTimersByTimeAsync(5_000);
	vi.setSystemTime(Date.now() - 24 * hour);
	dispatchEvent(new Event('focus'));
	await vi.advanceTimersByTimeAsync(0);
	expect(update).toHaveBeenCalledTimes(1);
});

test('a server that keeps silent has not answered', async () => {
	update.mockReturnValue(new Promise(() => {}));
	const outcome = check.checkForUpdate();
	await vi.advanceTimersByTimeAsync(20_000);
	expect(await outcome).toBe('unanswered');
});

test('a page that stays in view checks every hour, a hidden one does not', async () => {
	await vi.advanceTimersByTimeAsync(3 * hour);
	expect(update).toHaveBeenCalledTimes(3);
	vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
	await vi.advanceTimersByTimeAsync(3 * hour);
	expect(update).toHaveBeenCalledTimes(3);
});

test('the last check that the server answered is remembered, also by the next page', async () => {
	const report = vi.fn();
	check.lastCheckStore.subscribe(report);
	const registered = check.lastCheckStore.get();
	expect(registered).toBe(Date.now());

	await vi.advanceTimersByTimeAsync(hour / 2);
	update.mockRejectedValueOnce(new TypeError('Failed to fetch'));
	expect(await check.checkForUpdate()).toBe('unanswered');
	expect(check.lastCheckStore.get()).toBe(registered);

	expect(await check.checkForUpdate()).toBe('newest');
	expect(report).toHaveBeenCalledTimes(1);
	const last = check.lastCheckStore.get();

	vi.resetModules();
	const next = await import('./update-check');
	expect(next.lastCheckStore.get()).toBeUndefined();
	next.lastCheckStore.subscribe(() => {});
	expect(next.lastCheckStore.get()).toBe(last);
});

test('a check that finds a newer build says so', async () => {
	registration = { update, active: {}, installing: {} };
	expect(await check.checkForUpdate()).toBe('newer');
});

test('the first build of all, while it installs, is not a newer one', async () => {
	registration = { update, active: null, installing: {} };
	expect(await check.checkForUpdate()).toBe('newest');
});

test('a worker registered in the place of one that was taken away is the one that is asked', async () => {
	const later = vi.fn(async () => undefined);
	registration = { update: later, active: {}, installing: null };
	expect(await check.checkForUpdate()).toBe('newest');
	expect(later).toHaveBeenCalledOnce();
	expect(update).not.toHaveBeenCalled();
});

test('once the worker was taken away there is nobody to ask', async () => {
	const last = check.lastCheckStore.get();
	registration = undefined;
	await vi.advanceTimersByTimeAsync(hour / 2);
	expect(await check.checkForUpdate()).toBe('unanswered');
	expect(check.lastCheckStore.get()).toBe(last);
});

test('opening the site without network is no check, though its worker is registered again', async () => {
	vi.resetModules();
	const next = await import('./update-check');
	update.mockRejectedValue(new TypeError('Failed to fetch'));
	registration = { update, active: {}, installing: null };
	next.checkRegularly(false);
	await vi.advanceTimersByTimeAsync(0);
	expect(update).toHaveBeenCalledTimes(1);
	expect(next.lastCheckStore.get()).toBeUndefined();
});

test('the return of the network is no less of one within two seconds of the opening without it', async () => {
	vi.resetModules();
	const { reportCheck } = await import('./connectivity');
	const next = await import('./update-check');
	reportCheck(false);
	registration = { update, active: {}, installing: null };
	next.checkRegularly(false);
	await vi.advanceTimersByTimeAsync(1_000);
	expect(update).not.toHaveBeenCalled();
	reportCheck(true);
	await vi.advanceTimersByTimeAsync(0);
	expect(update).toHaveBeenCalledTimes(1);
});
