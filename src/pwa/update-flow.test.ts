// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

let flow: typeof import('./update-flow');
let store: typeof import('./update-store');
beforeEach(async () => {
	vi.resetModules();
	flow = await import('./update-flow');
	store = await import('./update-store');
});
afterEach(() => vi.useRealTimers());

describe('a newer build', () => {
	test('is not mentioned when the first worker installs and takes the page over', async () => {
		const site = visit({ active: undefined, typed: false });
		const first = site.install();
		await site.finish(first);
		site.activate(first);
		await settled();
		expect(store.updateStore.getSnapshot()).toBe('none');
		expect(site.page.reload).not.toHaveBeenCalled();
	});

	test('is offered when it waits, also to the page that saw the first worker install', async () => {
		const site = visit({ active: undefined, typed: false });
		const first = site.install();
		await site.finish(first);
		site.activate(first);
		const second = site.install();
		await site.finish(second);
		expect(store.updateStore.getSnapshot()).toBe('waiting');
		store.acceptUpdate();
		await settled();
		expect(second.messages).toEqual([{ type: 'skip-waiting' }]);
		expect(site.page.reload).not.toHaveBeenCalled();
		site.activate(second);
		await settled();
		expect(site.page.reload).toHaveBeenCalledTimes(1);
	});

	test('that was waiting already when the page opened is offered', async () => {
		const site = visit({ active: new Worker('activated'), waiting: new Worker('installed'), typed: false });
		await settled();
		expect(store.updateStore.getSnapshot()).toBe('waiting');
		expect(site.page.reload).not.toHaveBeenCalled();
	});

	test('is let in as it is when the visitor accepts, not as it was when he was asked', async () => {
		const site = visit({ active: new Worker('activated'), waiting: new Worker('installed'), typed: false });
		await settled();
		const newest = new Worker('installed');
		site.registration.waiting = newest;
		store.acceptUpdate();
		await settled();
		expect(newest.messages).toEqual([{ type: 'skip-waiting' }]);
	});

	test('accepted in another tab reloads this one, once', async () => {
		const site = visit({ active: new Worker('activated'), typed: false });
		site.activate(new Worker('activating'));
		site.activate(new Worker('activating'));
		await settled();
		expect(site.page.reload).toHaveBeenCalledTimes(1);
	});

	test('accepted in another tab waits for a tap where something was typed, and keeps it', async () => {
		const site = visit({ active: new Worker('activated'), typed: true });
		site.activate(new Worker('activating'));
		await settled();
		expect(site.page.reload).not.toHaveBeenCalled();
		expect(store.updateStore.getSnapshot()).toBe('active');
		store.acceptUpdate();
		await settled();
		expect(site.page.keepTypedText).toHaveBeenCalledBefore(site.page.reload);
		expect(site.page.reload).toHaveBeenCalledTimes(1);
	});

	test('accepted here reloads although something was typed, which is kept', async () => {
		const waiting = new Worker('installed');
		const site = visit({ active: new Worker('activated'), waiting, typed: true });
		await settled();
		store.acceptUpdate();
		await settled();
		site.activate(waiting);
		await settled();
		expect(site.page.keepTypedText).toHaveBeenCalledBefore(site.page.reload);
		expect(site.page.reload).toHaveBeenCalledTimes(1);
	});

	test('accepted here does not reload by itself where what was typed cannot be kept', async () => {
		const waiting = new Worker('installed');
		const site = visit({ active: new Worker('activated'), waiting, typed: true });
		site.page.keepTypedText.mockReturnValue(false);
		await settled();
		store.acceptUpdate();
		await settled();
		site.activate(waiting);
		await settled();
		expect(site.page.reload).not.toHaveBeenCalled();
		expect(store.updateStore.getSnapshot()).toBe('unkept');
		store.acceptUpdate();
		await settled();
		expect(site.page.reload).toHaveBeenCalledTimes(1);
	});
});

describe('a browser that never fires controllerchange', () => {
	beforeEach(() => void vi.useFakeTimers());

	test.each([true, false])('still reloads once, accepted in this tab: %s', async (here) => {
		const waiting = new Worker('installed');
		const site = visit({ active: new Worker('activated'), waiting, typed: false });
		await vi.advanceTimersByTimeAsync(0);
		if (here) store.acceptUpdate();
		await vi.advanceTimersByTimeAsync(0);
		site.registration.waiting = null;
		site.registration.active = waiting;
		waiting.become('activating');
		await vi.advanceTimersByTimeAsync(10_000);
		expect(site.page.reload).toHaveBeenCalledTimes(1);
	});

	test('nor tells that a worker changed its state still reloads', async () => {
		const site = visit({ active: new Worker('activated'), waiting: new Worker('installed'), typed: false });
		await vi.advanceTimersByTimeAsync(0);
		store.acceptUpdate();
		await vi.advanceTimersByTimeAsync(0);
		site.registration.waiting = null;
		await vi.advanceTimersByTimeAsync(30_000);
		expect(site.page.reload).toHaveBeenCalledTimes(1);
	});

	test('is not reloaded when its first worker takes it over', async () => {
		const site = visit({ active: undefined, typed: false });
		const first = site.install();
		first.become('installed');
		site.registration.installing = null;
		site.registration.active = first;
		first.become('activated');
		await vi.advanceTimersByTimeAsync(30_000);
		expect(site.page.reload).not.toHaveBeenCalled();
	});
});

test('a build that an older worker holds back is offered again after a while, not reloaded into', async () => {
	vi.useFakeTimers();
	const site = visit({ active: new Worker('activated'), waiting: new Worker('installed'), typed: false });
	await vi.advanceTimersByTimeAsync(0);
	store.acceptUpdate();
	expect(store.updateStore.getSnapshot()).toBe('activating');
	await vi.advanceTimersByTimeAsync(30_000);
	expect(store.updateStore.getSnapshot()).toBe('waiting');
	expect(site.page.reload).not.toHaveBeenCalled();
});

class Worker extends EventTarget {
	messages: unknown[] = [];
	constructor(public state: string) {
		super();
	}
	postMessage(message: unknown): void {
		this.messages.push(message);
	}
	become(state: string): void {
		this.state = state;
		this.dispatchEvent(new Event('statechange'));
	}
}

class Registration extends EventTarget {
	active: Worker | null = null;
	waiting: Worker | null = null;
	installing: Worker | null = null;
}

/** A page under a registration that the test moves through its states as a browser would. */
function visit({ active, waiting, typed }: { active: Worker | undefined; waiting?: Worker; typed: boolean }) {
	const registration = new Registration();
	registration.active = active ?? null;
	registration.waiting = waiting ?? null;
	const container = Object.assign(new EventTarget(), { controller: registration.active });
	const page = { reload: vi.fn(), keepTypedText: vi.fn(() => true), holdsTypedText: () => typed };
	void flow.followUpdates(
		container as unknown as ServiceWorkerContainer,
		registration as unknown as ServiceWorkerRegistration,
		page,
	);
	return {
		registration,
		page,
		install: () => {
			registration.installing = new Worker('installing');
			registration.dispatchEvent(new Event('updatefound'));
			return registration.installing;
		},
		finish: async (worker: Worker) => {
			registration.installing = null;
			registration.waiting = worker;
			worker.become('installed');
			await settled();
		},
		activate: (worker: Worker) => {
			registration.waiting = null;
			registration.active = worker;
			worker.become('activating');
			container.controller = worker;
			container.dispatchEvent(new Event('controllerchange'));
		},
	};
}

function settled(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}
