import { withTimeout } from '../platform/time';
import { databaseName, onChange } from './changes';

/** For so long the browser may think about which databases it has, in milliseconds: WebKit's may never say. */
const timeoutMs = 2_000;

/** Resolves when this device may have messages: at once, or as soon as some tab or worker tells of one. */
export async function mayHaveMessages(): Promise<void> {
	try {
		const databases = await withTimeout(indexedDB.databases(), timeoutMs);
		if (databases.some(({ name }) => name === databaseName)) return;
		await new Promise<void>((resolve) => {
			const stop = onChange(() => {
				stop();
				resolve();
			});
		});
	} catch {
		// A browser that does not tell may have some.
	}
}
