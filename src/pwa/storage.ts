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
