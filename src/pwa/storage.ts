/** Bytes; `quota` is what the browser would grant, an estimate that several browsers blur on purpose. */
export type StorageEstimate = { usage: number; quota: number };

/** Undefined where the browser does not tell. */
export async function estimateStorage(): Promise<StorageEstimate | undefined> {
	try {
		const { usage, quota } = await navigator.storage.estimate();
		return usage === undefined || quota === undefined ? undefined : { usage, quota };
	} catch {
		return undefined;
	}
}

export type Persistence = 'persistent' | 'best-effort' | 'unknown';

/** Whether what is stored here survives a shortage of space. */
export async function readPersistence(): Promise<Persistence> {
	return asPersistence(() => navigator.storage.persisted());
}

/** Asks the browser to keep what is stored here. It may say no, or ask the visitor and never answer: do not wait for it. */
export async function requestPersistence(): Promise<Persistence> {
	return asPersistence(() => navigator.storage.persist());
}

async function asPersistence(ask: () => Promise<boolean>): Promise<Persistence> {
	try {
		return (await ask()) ? 'persistent' : 'best-effort';
	} catch {
		return 'unknown';
	}
}
