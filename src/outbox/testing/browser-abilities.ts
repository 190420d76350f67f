import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** Gives a test what happy-dom and Node lack: locks that take turns, and a database of its own. */
export function lendAbilities(): void {
	if (typeof navigator === 'undefined') vi.stubGlobal('navigator', {});
	Object.defineProperty(navigator, 'locks', { value: { request: lockRequests() }, configurable: true });
	vi.stubGlobal('indexedDB', new IDBFactory());
}

type Held = { mode: LockMode; name: string; over: Promise<unknown> };

/** As the browser grants locks: an exclusive one after all that were asked for before it, a shared one after those that were exclusive. */
function lockRequests() {
	const held = new Set<Held>();
	return (name: string, ...rest: unknown[]) => {
		const task = rest.at(-1) as LockGrantedCallback<unknown>;
		const { mode = 'exclusive', ifAvailable = false } = rest.length > 1 ? (rest[0] as LockOptions) : {};
		const before = [...held].filter((one) => one.name === name && [mode, one.mode].includes('exclusive'));
		if (ifAvailable && before.length > 0) return Promise.resolve(task(null));
		const run = Promise.all(before.map(({ over }) => over)).then(() => task({ name, mode }));
		const mine = { mode, name, over: run.catch(() => {}) };
		held.add(mine);
		void mine.over.then(() => held.delete(mine));
		return run;
	};
}
