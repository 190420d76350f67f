import { vi } from 'vitest';

/** Where a database can fall silent: opening it, before a transaction's first answer, before that to a write, or before it is done. */
export const silentSteps = ['open', 'read', 'write', 'commit'] as const;
export type SilentStep = (typeof silentSteps)[number];

/** A transaction of fake-indexeddb: `_start` works off its next request, and completes it when there is none. */
type FakeTransaction = IDBTransaction & { _started: boolean; _state: string; _requests: unknown[]; _start(): void };

/**
 * Lets every use of the database fall silent at a step, from now on, as WebKit's does.
 * @returns lets it answer again, and give all the answers that it owes
 */
export function silenceDatabase(step: SilentStep): () => void {
	const owed: (() => void)[] = [];
	const spy = step === 'open' ? silenceOpening(owed) : silenceTransactions(step, owed);
	return () => {
		spy.mockRestore();
		for (const answer of owed.splice(0)) answer();
	};
}

function silenceOpening(owed: (() => void)[]) {
	const open = indexedDB.open.bind(indexedDB);
	return vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
		const request = open(name, version);
		const answer = request.dispatchEvent.bind(request);
		request.dispatchEvent = (event) => {
			if (event.type !== 'success') return answer(event);
			owed.push(() => answer(event));
			return true;
		};
		return request;
	});
}

function silenceTransactions(step: SilentStep, owed: (() => void)[]) {
	const prototype = IDBTransaction.prototype as FakeTransaction;
	const start = prototype._start;
	const answered = new WeakSet<FakeTransaction>();
	return vi.spyOn(prototype, '_start').mockImplementation(function (this: FakeTransaction) {
		const isLast = this._requests.length === 0;
		const next = isLast ? 'commit' : answered.has(this) ? 'write' : 'read';
		answered.add(this);
		if (this.mode === 'versionchange' || next !== step) {
			start.call(this);
			return;
		}
		this._started = true;
		if (isLast) this._state = 'committing';
		owed.push(() => start.call(this));
	});
}

/** Lets no time pass by itself. */
export function haltClock(): void {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
}

/** Advances the halted clock until every time limit has passed. */
export async function untilGivenUp<T>(work: Promise<T>): Promise<T> {
	let over = false;
	const end = () => {
		over = true;
	};
	work.then(end, end);
	while (!over) {
		await letDatabaseWork();
		await vi.advanceTimersByTimeAsync(10_000);
	}
	return work;
}

/** The fake database answers by `setImmediate`, which goes on while the clock stands still. */
export async function letDatabaseWork(): Promise<void> {
	for (let turn = 0; turn < 30; turn += 1) await new Promise((done) => setImmediate(done));
}
