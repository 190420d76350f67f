import { isPicture } from './addresses';
import { findPicture, fitsBeside, listPictures, removePicture, storePicture } from './picture-cache';

/** How often pages asked to stop. */
let stops = 0;

/** The visitor removes the pictures: none is fetched any more before it is shown. */
export function stopWarming(): void {
	stops += 1;
}

/**
 * Fetches the pictures that are not here yet, one after another, as far as they fit beside the others (docs/product.md 5.1).
 * @param isNewerWaiting whether a newer build waits: a worker at work is not replaced, and the newer one goes on from here
 */
export async function fetchMissing(paths: readonly string[], isNewerWaiting: () => boolean): Promise<void> {
	const stopsBefore = stops;
	const isStopped = () => stops > stopsBefore;
	for (const path of paths.filter(isPicture)) {
		if (isNewerWaiting()) return;
		try {
			if (await findPicture(path)) continue;
			const response = await fetch(path);
			if (response.status !== 200) continue;
			const picture = await response.blob();
			if (isStopped() || !fitsBeside(await listPictures(), picture.size) || isStopped()) return;
			await storePicture(path, picture, response.headers);
			// Taken away while it was being stored, they would be back with it.
			if (isStopped()) return await removePicture(path);
		} catch {
			// No network or no space: the next visit goes on from here.
			return;
		}
	}
}
