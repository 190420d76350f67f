import { realpath } from 'node:fs/promises';
import type { FailureLog } from './http/failure-log';

/** Milliseconds until a build that could not be opened is tried again. */
const pauseMs = 10_000;

/**
 * Follows a folder that is a link to the present build (`build/releases`): `open` gets the folder behind it, again as soon as another
 * build has taken its place. One that cannot be opened leaves the former build being served, and is tried again.
 * @throws what opening the first one throws
 */
export async function followFolder<T>(
	folder: string,
	open: (path: string) => Promise<T>,
	logFailure: FailureLog,
): Promise<() => Promise<T>> {
	let path = await realpath(folder).catch(() => folder);
	let present = open(path);
	let refused = { path, until: 0 };
	await present;
	return async () => {
		const now = await realpath(folder).catch(() => path);
		const isRefused = now === refused.path && Date.now() < refused.until;
		if (now !== path && !isRefused) {
			const former = { path, present };
			path = now;
			present = open(now).catch((error: unknown) => {
				logFailure(`The build in ${now} cannot be served; the former one goes on.`, error);
				refused = { path: now, until: Date.now() + pauseMs };
				// Unless a third one has taken its place meanwhile.
				if (path === now) ({ path, present } = former);
				return former.present;
			});
		}
		return present;
	};
}
