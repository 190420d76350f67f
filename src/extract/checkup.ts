import { listHeldArchives, openHeldStore } from './cache-block-store';
import { checkBlocks } from './check';
import { downloadLock } from './downloader';
import { retellExtract, startDownload } from './extract';
import { sha256Hex } from './sha256';

/** What an examination of the stored map came to. */
export type Checkup = { read: number; wrong: number };

/**
 * Examines everything stored, and fetches again what is damaged. Waits for a download under way to end first: who examines
 * and who writes would otherwise meet in the same blocks.
 * @param progress told how many of how many blocks have been read
 * @throws {StorageError} when the storage cannot be read
 */
export async function examineExtract(progress: (read: number, total: number) => void): Promise<Checkup> {
	const found = await navigator.locks.request(downloadLock, () => examineArchives(progress));
	await retellExtract();
	if (found.wrong > 0) await startDownload();
	return found;
}

async function examineArchives(progress: (read: number, total: number) => void): Promise<Checkup> {
	const archives = await listHeldArchives();
	const total = archives.reduce((sum, { hashes }) => sum + hashes.size, 0);
	const found = { read: 0, wrong: 0 };
	for (const { manifest } of archives) {
		const before = found.read;
		const store = await openHeldStore(manifest);
		if (!store) continue;
		const { read, wrong } = await checkBlocks(manifest, store, sha256Hex, (done) => progress(before + done, total));
		found.read += read;
		found.wrong += wrong;
	}
	return found;
}
