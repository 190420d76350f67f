import { abortAfter } from '../platform/time';
import { ArchiveError } from './archive-error';

/** Where the current manifest is served. */
const manifestAddress = '/map/archive.json';

/** Without a whole answer after this time the server counts as offline. */
const timeoutMs = 20_000;

/**
 * Asks the server which archive is current.
 * @returns the manifest as it came
 * @throws {ArchiveError} `offline` or `http`
 */
export async function requestManifest(): Promise<string> {
	try {
		const response = await fetch(manifestAddress, { cache: 'no-cache', signal: abortAfter(timeoutMs) });
		if (!response.ok) throw new ArchiveError('http', { status: response.status });
		return await response.text();
	} catch (cause) {
		if (cause instanceof ArchiveError) throw cause;
		throw new ArchiveError('offline', { cause });
	}
}

/** Whether anybody answered what was asked, be it with an error. */
export async function isAnswered(asked: Promise<unknown>): Promise<boolean> {
	try {
		await asked;
		return true;
	} catch (error) {
		return !(error instanceof ArchiveError && error.kind === 'offline');
	}
}
