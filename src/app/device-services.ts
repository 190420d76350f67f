import type { AnyRouter } from '@tanstack/react-router';
import { type Estate, estates, quatroVistas } from '../content/estates';
import { picturesFor } from '../content/pictures';
import { keepExtractCurrent } from '../extract/automatic';
import { replayOnPageEvents } from '../outbox/page-events';
import { readConnection } from '../platform/connection';
import { onlineStore, reportCheck } from '../pwa/connectivity';
import { isStandalone } from '../pwa/install';
import { startNetworkCheck } from '../pwa/network-check';
import { decodesAvif, reportNetworkToWorker, warmPictures } from '../pwa/pictures';
import { restoreTypedText } from '../pwa/typed-text';
import { keepUpToDate } from '../pwa/update';
import { pagesStored } from '../pwa/worker';
import { ignoreSecondPresses } from '../ui/second-press';
import { joinPages } from './join-pages';

/** What goes on behind every page once it can be used: presses that are told apart, pages that are joined, the worker that makes it work offline, the map's extract, and messages that wait for the network. */
export function startDeviceServices(router: AnyRouter): void {
	joinPages(router);
	ignoreSecondPresses(document);
	restoreTypedText();
	const isOnline = () => onlineStore.get();
	const { replay } = replayOnPageEvents(isOnline);
	// There is no worker while developing: it is made of what was built.
	if (import.meta.env.PROD) void keepUpToDate();
	const warmOnce = once(() => void warmSuitablePictures());
	const askForArchive = keepExtractCurrent({
		device: () => ({ connection: readConnection(), standalone: isStandalone() }),
		pagesStored: pagesStored(),
		isOnline,
		check: () => check(),
		inView: () => estateInView(location)?.centre,
	});
	const check = startNetworkCheck(askForArchive, (answered) => {
		const returned = answered && !isOnline();
		reportCheck(answered);
		reportNetworkToWorker(answered);
		if (answered) warmOnce();
		// On a weak signal the browser never says `online`: the first answer of the server does.
		if (returned) replay();
	});
}

function once(task: () => void): () => void {
	let isDone = false;
	return () => {
		if (!isDone) task();
		isDone = true;
	};
}

/** One file of each picture: the one that this screen and this browser would choose themselves. */
async function warmSuitablePictures(): Promise<void> {
	const format = (await decodesAvif()) ? 'avif' : 'webp';
	await warmPictures(picturesFor({ width: innerWidth, density: devicePixelRatio, format }));
}

/** The estate that an address of the map shows, the first one if none is named; undefined for any other page. */
export function estateInView({ pathname, search }: { pathname: string; search: string }): Estate | undefined {
	if (pathname !== '/terroir') return undefined;
	const asked = new URLSearchParams(search).get('terroir');
	return estates.find(({ slug }) => slug === asked) ?? quatroVistas;
}
