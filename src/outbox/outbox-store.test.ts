import { beforeEach, expect, it, vi } from 'vitest';
import type { OutboxMessage } from './message';
import { outboxStore } from './outbox-store';
import { keptMessage } from './testing/messages';

/** Readings that were begun, in order, each to be ended by the test. */
const readings: { resolve(messages: OutboxMessage[]): void; reject(error: Error): void }[] = [];
let announced: () => void = () => {};
vi.mock('./store', () => ({
	sharedStore: { read: () => new Promise((resolve, reject) => readings.push({ resolve, reject })) },
}));
vi.mock('./changes', () => ({
	onChange: (listener: () => void) => {
		announced = listener;
		return () => {};
	},
}));

const end = async (reading: number, ...ids: string[]) => {
	readings[reading]?.resolve(ids.map((id) => keptMessage(id)));
	// What waited for it has timed out by then.
	await new Promise((done) => setImmediate(done));
};
const shown = () => {
	const snapshot = outboxStore.get();
	return snapshot.kind === 'ready' ? snapshot.messages.map(({ id }) => id) : snapshot.kind;
};

beforeEach(() => {
	readings.length = 0;
});

it('the outbox store shows what was read after the last change, in any order of the readings’ ends', async () => {
	const stop = outboxStore.subscribe(() => {});
	announced();
	await end(1, 'new');
	expect(shown()).toEqual(['new']);
	await end(0, 'old');
	expect(shown()).toEqual(['new']);
	stop();
});

it('the outbox store is loading again once it has no subscriber, also when a reading ends later', async () => {
	outboxStore.subscribe(() => {})();
	await end(0, 'old');
	expect(shown()).toBe('loading');
	const stop = outboxStore.subscribe(() => {});
	expect(shown()).toBe('loading');
	await end(1, 'new');
	expect(shown()).toEqual(['new']);
	stop();
});

it('the outbox store says that there is no storage, and reads again at the next change', async () => {
	const stop = outboxStore.subscribe(() => {});
	readings[0]?.reject(new Error('Private browsing.'));
	await vi.waitFor(() => expect(shown()).toBe('unavailable'));
	announced();
	await end(1, 'new');
	expect(shown()).toEqual(['new']);
	stop();
});
