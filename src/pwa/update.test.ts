// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Workbox } from 'workbox-window/Workbox.js';

let update: typeof import('./update');
beforeEach(async () => {
	// What Workbox writes on the console outside of production.
	vi.stubGlobal('__WB_DISABLE_DEV_LOGS', true);
	vi.resetModules();
	update = await import('./update');
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe('a newer build', () => {
	test('is not mentioned when the first worker installs and takes the page over', async () => {
		const site = await visit({ active: undefined, typed: false });
		const first = site.install();
		await site.finish(first);
		await site.activate(first);
		expect(update.updateStore.get()).toBe('none');
		expect(site.page.reload).not.toHaveBeenCalled();
	});

	test('is offered when it waits, also to the page that saw the first worker install', async () => {
		const site = await visit({ active: undefined, typed: false });
		const first = site.install();
		await site.finish(first);
		void site.activate(first);
		const second = site.install();
		await site.finish(second);
		expect(update.updateStore.get()).toBe('waiting');
		await accept();
		expect(second.messages).toEqual([{ type: 'SKIP_WAITING' }]);
		expect(site.page.reload).not.toHaveBeenCalled();
		await site.activate(second);
		expect(site.page.reload).toHaveBeenCalledTimes(1);
	});

	test('that was waiting already when the page opened is offered', async () => {
		const site = await visit({ active: new Worker('activated'), waiting: new Worker('installed'), typed: false });
		await settled();
		expect(update.updateStore.get()).toBe('waiting');
		expect(site.page.reload).not.toHaveBeenCalled();
	});

	test('that was being installed when the page opened is offered', async () => {
		const installing = new Worker('installing');
		const site = await visit({ active: new Worker('activated'), installing, typed: false });
		expect(update.updateStore.get()).toBe('none');
		await site.finish(installing);
		expect(update.updateStore.get()).toBe('waiting');
	});

	test('is offered however many were found before it and broke off', async () => {
		const site = await visit({ active: new Worker('activated'), typed: false });
		for (let failures = 0; failures < 3; failures += 1) {
			const broken = site.install();
			site.registration.installing = null;
			broken.become('redundant');
		}
		await site.finish(site.install());
		expect(update.updateStore.get()).toBe('waiting');
	});

	test('is let in as it is when the visitor accepts, not as it was when he was asked', async () => {
		const site = await visit({ active: new Worker('activated'), waiting: new Worker('installed'), typed: false });
		await settled();
		const newest = new Worker('installed');
		site.registration.waiting = newest;
		await accept();
		expect(newest.messages).toEqual([{ type: 'SKIP_WAITING' }]);
	});

	test('accepted in another tab reloads this one, once', async () => {
		const site = await visit({ active: new Worker('activated'), typed: false });
		await Promise.all([site.activate(new Worker('activating')), site.activate(new Worker('activating'))]);
		expect(site.page.reload).toHaveBeenCalledTimes(1);
	});

	test('accepted in another tab waits for a tap where something was typed, and keeps it', async () => {
		const site = await visit({ active: new Worker('activated'), typed: true });
		await site.activate(new Worker('activating'));
		expect(site.page.reload).not.toHaveBeenCalled();
		expect(update.updateStore.get()).toBe('active');
		await accept();
		expect(site.page.keepTypedText).toHaveBeenCalledBefore(site.page.reload);
		expect(site.page.reload).toHaveBeenCalledTimes(1);
	});

	test('accepted here reloads although something was typed, which is kept', async () => {
		const waiting = new Worker('installed');
		const site = await visit({ active: new Worker('activated'), waiting, typed: true });
		await settled();
		await accept();
		await site.activate(waiting);
		expect(site.page.keepTypedText).toHaveBeenCalledBefore(site.page.reload);
		expect(site.page.reload).toHaveBeenCalledTimes(1);
	});

	test('accepted here does not reload by itself where what was typed cannot be kept', async () => {
		const waiting = new Worker('installed');
		const site = await visit({ active: new Worker('activated'), waiting, typed: true });
		site.page.keepTypedText.mockReturnValue(false);
		await settled();
		await accept();
		await site.activate(waiting);
		expect(site.page.reload).not.toHaveBeenCalled();
		expect(update.updateStore.get()).toBe('unkept');
		await accept();
		expect(site.page.reload).toHaveBeenCalledTimes(1);
	});
});

describe('a browser that never fires controllerchange', () => {
	beforeEach(() => void vi.useFakeTimers());

	test.each([true, false])('still reloads once, accepted in this tab: %s', async (here) => {
		const waiting = new Worker('installed');
		const site = await visit({ active: new Worker('activated'), waiting, typed: false });
		await vi.advanceTimersByTimeAsync(0);
		if (here) update.acceptUpdate();
		await vi.advanceTimersByTimeAsync(0);
		site.registration.waiting = null;
		site.registration.active = waiting;
		waiting.become('activating');
		await vi.advanceTimersByTimeAsync(10_000);
		expect(site.page.reload).toHaveBeenCalledTimes(1);
	});

	test('nor tells that a worker changed its state still reloads', async () => {
		const site = await visit({ active: new Worker('activated'), waiting: new Worker('installed'), typed: false });
		await vi.advanceTimersByTimeAsync(0);
		update.acceptUpdate();
		await vi.advanceTimersByTimeAsync(0);
		site.registration.waiting = null;
		await vi.advanceTimersByTimeAsync(30_000);
		expect(site.page.reload).toHaveBeenCalledTimes(1);
	});

	test('is not reloaded when its first worker takes it over', async () => {
		const site = await visit({ active: undefined, typed: false });
		const first = site.install();
		first.become('installed');
		site.registration.installing = null;
		site.registration.active = first;
		first.become('activating');
		first.become('activated');
		await vi.advanceTimersByTimeAsync(30_000);
		expect(site.page.reload).not.toHaveBeenCalled();
	});
});

test('a build that an older worker holds back is offered again after a while, not reloaded into', async () => {
	vi.useFakeTimers();
	const site = await visit({ active: new Worker('activated'), waiting: new Worker('installed'), typed: false });
	await vi.advanceTimersByTimeAsync(0);
	update.acceptUpdate();
	expect(update.updateStore.get()).toBe('activating');
	await vi.advanceTimersByTimeAsync(30_000);
	expect(update.updateStore.get()).toBe('waiting');
	expect(site.page.reload).not.toHaveBeenCalled();
});

class Worker extends EventTarget {
	scriptURL = new URL('/sw.js', location.href).href;
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

type Visit = { active: Worker | undefined; waiting?: Worker; installing?: Worker; typed: boolean };

/** A page under a registration that the test moves through its states as a browser would. */
async function visit({ active, waiting, installing, typed }: Visit) {
	const registration = new Registration();
	registration.active = active ?? null;
	registration.waiting = waiting ?? null;
	registration.installing = installing ?? null;
	const container = Object.assign(new EventTarget(), {
		controller: registration.active,
		register: async () => registration,
	});
	vi.stubGlobal('navigator', { serviceWorker: container });
	const page = { reload: vi.fn(), keepTypedText: vi.fn(() => true), holdsTypedText: () => typed };
	const workbox = new Workbox('/sw.js');
	await workbox.register({ immediate: true });
	void update.followUpdates(workbox, registration as unknown as ServiceWorkerRegistration, page);
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
		activate: async (worker: Worker) => {
			registration.waiting = null;
			registration.active = worker;
			worker.become('activating');
			container.controller = worker;
			container.dispatchEvent(new Event('controllerchange'));
			await settled();
		},
	};
}

async function accept(): Promise<void> {
	update.acceptUpdate();
	await settled();
}

function settled(): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve));
}
