import type { LonLat } from '../content/mercator';
import { parseJson } from '../platform/json';
import { backOff } from '../platform/pause';
import { ArchiveError } from './archive-error';
import { extractChannel } from './channel';
import { activityAfter, postActivity } from './downloader';
import { continueDownload, dropFormerArchives, extractStore, noteCurrentManifest } from './extract';
import { type ArchiveManifest, parseManifest } from './manifest';
import { type DeviceTraits, downloadsByItself, readChoice } from './preferences';
import { extractProgress, resumesByItself } from './state';

/** The first pause after an interruption. */
const firstPauseMs = 2_000;

export type ExtractDeps = {
	device: () => DeviceTraits;
	/** What comes first: on a device short of space the pages are worth more than the map. */
	pagesStored: Promise<unknown>;
	/** What the site knows of the network. */
	isOnline: () => boolean;
	/** Makes the site's network check now. */
	check: () => void;
	/** The centre of the estate that this page shows on a map; undefined on other pages. */
	inView: () => LonLat | undefined;
};

/**
 * Keeps the extract current from the page: downloads the current archive where that needs no tap (docs/product.md 5.2), and resumes
 * after an interruption, with growing pauses. While there is no network it waits until the site's check is answered.
 * @returns goes by what the site's check met, which asks the server for the manifest (`manifest-request.ts`)
 */
export function keepExtractCurrent(deps: ExtractDeps): (manifest: Promise<string>) => Promise<void> {
	const { device, pagesStored, isOnline, check } = deps;
	let failures = 0;
	let progress = 0;
	let timer: ReturnType<typeof setTimeout> | undefined;

	const retryLater = () => {
		clearTimeout(timer);
		timer = setTimeout(() => isOnline() && check(), backOff(failures, firstPauseMs));
		failures += 1;
	};
	const update = async (manifest: ArchiveManifest) => {
		await noteCurrentManifest(manifest);
		const state = extractStore.get();
		if (state.kind === 'ready') return void dropFormerArchives();
		if (!downloadsByItself(device(), await readChoice())) {
			if (!device().connection || !resumesByItself(state)) return;
			postActivity({ kind: 'paused', reason: 'line' });
			return retryLater();
		}
		await pagesStored;
		continueDownload();
	};

	extractStore.subscribe(() => {
		const state = extractStore.get();
		if (extractProgress(state) > progress) failures = 0;
		progress = extractProgress(state);
		if (resumesByItself(state)) retryLater();
	});
	postBlocksInView(deps.inView);
	return async (manifest) => {
		clearTimeout(timer);
		let current: ArchiveManifest;
		try {
			current = parseManifest(parseJson(await manifest));
		} catch (error) {
			if (error instanceof ArchiveError && error.kind === 'offline') failures = 0;
			else if (activityAfter(error).kind === 'paused') retryLater();
			return;
		}
		await update(current);
	};
}

/**
 * Answers the downloader, block by block, with what the visitor is looking at, so that it is fetched first. The page answers
 * because a worker does not know where its pages have navigated since they were loaded.
 */
function postBlocksInView(inView: ExtractDeps['inView']): void {
	extractChannel.listen(async (message) => {
		if (message.type !== 'activity' || message.activity.kind !== 'downloading') return;
		if (document.visibilityState !== 'visible') return;
		const centre = inView();
		if (!centre) return;
		try {
			const { blocksShowing } = await import('./coverage');
			const blocks = await blocksShowing(centre);
			if (blocks.length > 0) extractChannel.post({ type: 'first', blocks });
		} catch {
			// Without the code or the storage the blocks come in the archive's order.
			return;
		}
	});
}
