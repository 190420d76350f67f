import { backOff } from '../platform/time';
import { ArchiveError } from './archive-error';
import { readChoice } from './choice';
import { activityAfter } from './downloader';
import { continueDownload, dropFormerArchives, extractStore, noteCurrentManifest, restForLine } from './extract';
import { tellWhatIsInView } from './in-view';
import { type ArchiveManifest, fetchManifest } from './manifest';
import { type DeviceTraits, startsByItself } from './policy';
import { extractProgress, resumesByItself } from './state';

/** After a cut the first wait, in ms. */
const restAfterCut = 2_000;

/**
 * Keeps the extract current from the page: fetches the current archive where that needs no tap (PRODUCT 5.2), and goes on by itself
 * after a cut, after a growing while. While there is no network it waits for the site's check to be answered.
 * @param pagesStored what comes first: on a device short of space the pages are worth more than the map
 * @param isOnline what the site knows of the network
 * @param check makes the site's check now
 * @returns by which that check asks the server (`device/network-check.ts`): it asks which archive is current
 */
export function keepExtractCurrent(
	device: () => DeviceTraits,
	pagesStored: Promise<unknown>,
	isOnline: () => boolean,
	check: () => void,
): () => Promise<(() => void) | undefined> {
	let failures = 0;
	let progress = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const retryLater = () => {
		clearTimeout(timer);
		timer = setTimeout(() => isOnline() && check(), backOff(failures, restAfterCut));
		failures += 1;
	};
	const update = async (manifest: ArchiveManifest) => {
		await noteCurrentManifest(manifest);
		const state = extractStore.getSnapshot();
		if (state.kind === 'ready') return void dropFormerArchives();
		if (!startsByItself(device(), await readChoice())) {
			if (!device().connection || !resumesByItself(state)) return;
			restForLine();
			return retryLater();
		}
		await pagesStored;
		continueDownload();
	};

	extractStore.subscribe(() => {
		const state = extractStore.getSnapshot();
		if (extractProgress(state) > progress) failures = 0;
		progress = extractProgress(state);
		if (resumesByItself(state)) retryLater();
	});
	tellWhatIsInView();
	return async () => {
		clearTimeout(timer);
		try {
			const manifest = await fetchManifest();
			return () => void update(manifest);
		} catch (error) {
			if (!(error instanceof ArchiveError && error.kind === 'offline'))
				return () => activityAfter(error).kind === 'paused' && retryLater();
			failures = 0;
		}
	};
}
