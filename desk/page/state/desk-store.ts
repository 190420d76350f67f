import { createStore } from '../../../src/platform/store';
import { type DeskState, emptyDesk, withEvent } from './desk-state';
import type { FileEvent } from './open-file';
import { messageOf } from './server';

export const deskStore = createStore<DeskState>(emptyDesk);

export function event(path: string, happened: FileEvent): void {
	deskStore.set(withEvent(deskStore.get(), path, happened));
}

export function update(part: Partial<DeskState>): void {
	deskStore.set({ ...deskStore.get(), ...part });
}

/** What the owner should know of it is said; the text stays in the page and in the browser. */
export async function attempt(task: () => Promise<void>): Promise<void> {
	try {
		await task();
	} catch (error) {
		update({ notice: { kind: 'failed', message: messageOf(error) } });
	}
}
