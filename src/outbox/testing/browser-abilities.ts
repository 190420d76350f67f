import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** Gives a test what happy-dom and Node lack: locks that take turns, and a database of its own. */
export function lendAbilities(): void {
	let last: Promise<unknown> = Promise.resolve();
	const request = (_name: string, ...rest: unknown[]) => {
		const task = rest.at(-1);
		const run = () => (typeof task === 'function' ? task() : undefined);
		last = last.then(run, run);
		return last;
	};
	if (typeof navigator === 'undefined') vi.stubGlobal('navigator', {});
	Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
	vi.stubGlobal('indexedDB', new IDBFactory());
}
