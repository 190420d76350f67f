import { realpath } from 'node:fs/promises';
import type { FailureLog } from './http/failure-log';

/**
 * Follows a folder that is a link to the present build (`build/releases`): `open` gets the folder behind it, again as soon as another
 * build has taken its place. One that cannot be opened leaves the former build being served.
 * @throws what opening the first one throws
 */
export async function followFolder<T>(
	folder: string,
	open: (path: string) => Promise<T>,
	logFailure: FailureLog,
): Promise<() => Promise<T>> {
	let path = await realpath(folder).catch(() => folder);
	let present = open(path);
	await present;
	return async () => {
		const now = await realpath(folder).catch(() => path);
		if (now !== path) {
			path = now;
			const former = present;
			present = open(now).catch((error: unknown) => {
				logFailure(`The build in ${now} cannot be served; the former one goes on.`, error);
				return former;
			});
		}
		return present;
	};
}
