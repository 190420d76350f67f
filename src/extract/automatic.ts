import { backOff } from '../platform/retry';
import { ArchiveError } from './archive-error';
import { readChoice } from './choice';
import { activityAfter } from './downloader';
import { continueDownload, dropFormerArchives, extractStore, noteCurrentManifest, restForLine } from './extract';
import { tellWhatIsInView } from './in-view';
import { fetchManifest } from './manifest';
import { type DeviceTraits, startsByItself } from './policy';
import { extractProgress, resumesByItself } from './state';

/** For so long a browser is believed that says there is no network, in ms: its word is a hint. */
const hintBelieved = 60_000;
/** After a check that nobody answered the next waits so long, in ms, then twice as long, unless something speaks for it: each is a failed request. */
const restAfterSilence = 30_000;
/** After a cut the first wait, in ms. */
const restAfterCut = 2_000;

/**
 * Keeps the extract current from the page: asks once which archive is current, fetches it where that needs no tap
 * (PRODUCT 5.2), and goes on by itself after a cut, when the network is back or after a growing while. This is also the one check by
 * which the site finds out whether its server answers: whoever else has something to ask waits for it while there is no network.
 * @param reached told whether the server answered
 * @param pagesStored what comes first: on a device short of space the pages are worth more than the map
 * @returns makes the check now, for whoever has met other than what it said last
 */
export function keepExtractCurrent(
	device: () => DeviceTraits,
	reached: (answered: boolean) => void,
	pagesStored: Promise<unknown>,
): () => void {
	let failures = 0;
	let progress = 0;
	let isSilent = false;
	let timer: ReturnType<typeof setTimeout> | undefined;
	/** Counts the checks: an answer that comes after a later one was begun, or after the browser's word, tells of a network that was. */
	let latest = 0;

	const retryLater = () => {
		clearTimeout(timer);
		timer = setTimeout(() => void check(), backOff(failures, isSilent ? restAfterSilence : restAfterCut));
		failures += 1;
	};
	const tell = (answered: boolean) => {
		isSilent = !answered;
		reached(answered);
	};
	const checkAtOnce = () => {
		failures = 0;
		void check();
	};

	const check = async (inEarnest = navigator.onLine) => {
		clearTimeout(timer);
		latest += 1;
		const own = latest;
		if (!inEarnest) {
			tell(false);
			timer = setTimeout(() => void check(true), hintBelieved);
			return;
		}
		try {
			const manifest = await fetchManifest();
			if (own !== latest) return;
			// At once: while it is noted the network may go, and the browser say so.
			tell(true);
			await noteCurrentManifest(manifest);
		} catch (error) {
			if (own !== latest) return;
			tell(!(error instanceof ArchiveError && error.kind === 'offline'));
			if (activityAfter(error).kind === 'paused') retryLater();
			return;
		}
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
	addEventListener('online', checkAtOnce);
	// Where the browser is wrong it may never say `online`.
	addEventListener('offline', () => void check());
	const checkOnReturn = () => {
		if (isSilent && document.visibilityState === 'visible') checkAtOnce();
	};
	addEventListener('visibilitychange', checkOnReturn);
	// Another window may have hidden the page without the browser calling it hidden.
	addEventListener('focus', checkOnReturn);
	tellWhatIsInView();
	void check();
	return checkAtOnce;
}
