import { picturesFor } from '../content/pictures';
import { replayOnPageEvents } from '../outbox/page-events';
import { decodesAvif, warmPictures } from '../pwa/pictures';
import { keepUpToDate } from '../pwa/update';
import type { InstalledWorker } from '../pwa/worker';

type StoredServices = {
	/** Sends what waits, because the server was found to answer again. */
	replay: () => void;
	/** Has the pictures stored, once. */
	warm: () => void;
};

/** What goes on behind every page once its files are stored on this device: newer builds, messages that wait, and pictures to be stored. */
export function startStoredServices(
	worker: Promise<InstalledWorker | undefined>,
	isOnline: () => boolean,
): StoredServices {
	const { replay } = replayOnPageEvents(isOnline);
	void worker.then((installed) => installed && keepUpToDate(installed));
	let isWarmed = false;
	return {
		replay,
		warm: () => {
			if (!isWarmed) void warmSuitablePictures();
			isWarmed = true;
		},
	};
}

/** One file of each picture: the one that this screen and this browser would choose themselves. */
async function warmSuitablePictures(): Promise<void> {
	const format = (await decodesAvif()) ? 'avif' : 'webp';
	await warmPictures(picturesFor({ width: innerWidth, density: devicePixelRatio, format }));
}
