// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

let connectivity: typeof import('./connectivity');
beforeEach(async () => {
	vi.resetModules();
	connectivity = await import('./connectivity');
});
afterEach(() => vi.restoreAllMocks());

test('the browser’s word that there is no network is believed', () => {
	const listener = vi.fn();
	const leave = connectivity.onlineStore.subscribe(listener);
	expect(connectivity.onlineStore.get()).toBe(true);
	browserSays(false);
	expect(connectivity.onlineStore.get()).toBe(false);
	browserSays(true);
	expect(connectivity.onlineStore.get()).toBe(true);
	expect(listener).toHaveBeenCalledTimes(2);
	leave();
	browserSays(false);
	expect(listener).toHaveBeenCalledTimes(2);
});

test('a radio without a line is found out by a request that nobody answers', () => {
	connectivity.onlineStore.subscribe(() => {});
	connectivity.reportCheck(false);
	expect(connectivity.onlineStore.get()).toBe(false);
	connectivity.reportCheck(true);
	expect(connectivity.onlineStore.get()).toBe(true);
});

test('a browser that is wrong about the network is corrected by a request that was answered', () => {
	connectivity.onlineStore.subscribe(() => {});
	browserSays(false);
	connectivity.reportCheck(true);
	expect(connectivity.onlineStore.get()).toBe(true);
});

test('an answer does not outlast a loss of the network that nobody on the page followed', () => {
	connectivity.reportCheck(true);
	browserSays(false);
	connectivity.onlineStore.subscribe(() => {});
	expect(connectivity.onlineStore.get()).toBe(false);
});

function browserSays(online: boolean): void {
	vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
	dispatchEvent(new Event(online ? 'online' : 'offline'));
}

test('a request that met other than what is known says nothing itself: the one check is made, and decides', () => {
	const check = vi.fn();
	connectivity.checkBy(check);
	connectivity.reportRequest(true);
	expect(check).not.toHaveBeenCalled();
	connectivity.reportRequest(false);
	expect(check).toHaveBeenCalledTimes(1);
	expect(connectivity.onlineStore.get()).toBe(true);
	connectivity.reportCheck(false);
	connectivity.reportRequest(false);
	expect(check).toHaveBeenCalledTimes(1);
	connectivity.reportRequest(true);
	expect(check).toHaveBeenCalledTimes(2);
	expect(connectivity.onlineStore.get()).toBe(false);
});

test('what a request met counts until the one check is at work, which may need a script that did not come', () => {
	connectivity.reportRequest(false);
	expect(connectivity.onlineStore.get()).toBe(false);
});
