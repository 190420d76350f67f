import type { AnyRouter } from '@tanstack/react-router';
import { pathIn } from '../content/addresses';
import { type Estate, estates, quatroVistas } from '../content/estates';
import { language } from '../content/languages';
import { isAnswered, requestManifest } from '../extract/manifest-request';
import { extractShown } from '../extract/shown';
import { mayHaveMessages } from '../outbox/changes';
import { readConnection } from '../platform/connection';
import { postToController } from '../platform/post-to-worker';
import { retry } from '../platform/retry';
import { onlineStore, reportCheck } from '../pwa/connectivity';
import { installStore, isStandalone } from '../pwa/install';
import { reloadForMissingChunks } from '../pwa/missing-chunk';
import { startNetworkCheck } from '../pwa/network-check';
import { keepTypedText, restoreTypedText } from '../pwa/typed-text';
import { filesStored, installWorker, pagesStored } from '../pwa/worker';
import { Notices } from '../routes/-later-notices';
import { languageToOffer } from '../shell/offered-language';
import { enableViewTransitions } from './view-transitions';

/**
 * What goes on behind every page once it can be used: pages that are joined, the worker that makes it work offline, and the check of the
 * network. The rest, which a first visit does not need before, comes from what the worker has stored.
 */
export function startDeviceServices(router: AnyRouter): void {
	enableViewTransitions(router);
	restoreTypedText();
	// The browser offers to install once.
	installStore.subscribe(() => {});
	const isOnline = () => onlineStore.get();
	// There is no worker while developing: it is made of what was built.
	const worker = import.meta.env.PROD ? installWorker() : Promise.resolve(undefined);
	if (import.meta.env.PROD) reloadForMissingChunks({ reload: () => location.reload(), keepTypedText });
	const stored = filesStored(worker);
	// Who reads another language does not wait until this one is stored.
	if (languageToOffer()) void Notices.preload();
	const services = Promise.race([stored, mayHaveMessages()]).then(async () => {
		void Notices.preload();
		const { startStoredServices } = await retry(() => import('./stored-services'));
		return startStoredServices(worker, isOnline);
	});
	const keepExtract = Promise.race([stored, isExtractShown()]).then(async () => {
		const { keepExtractCurrent } = await retry(() => import('../extract/automatic'));
		return keepExtractCurrent({
			device: () => ({ connection: readConnection(), standalone: isStandalone() }),
			pagesStored: pagesStored(),
			isOnline,
			check: () => check(),
			inView: () => estateInView(location)?.centre,
		});
	});
	const check = startNetworkCheck(
		async () => {
			const manifest = requestManifest();
			const followUp = () => void keepExtract.then((keep) => keep(manifest));
			if (await isAnswered(manifest)) return followUp;
			followUp();
			return undefined;
		},
		(answered) => {
			const returned = answered && !isOnline();
			reportCheck(answered);
			// Without network it asks for no picture.
			postToController({ type: 'network', answered });
			void services.then(({ warm, replay }) => {
				if (answered) warm();
				// On a weak signal the browser never says `online`: the first answer of the server does.
				if (returned) replay();
			});
		},
	);
}

function isExtractShown(): Promise<void> {
	return new Promise((resolve) => {
		const look = () => extractShown.get() && resolve();
		extractShown.subscribe(look);
		look();
	});
}

/** The estate that an address of the map shows, the first one if none is named; undefined for any other page. */
export function estateInView({ pathname, search }: { pathname: string; search: string }): Estate | undefined {
	if (pathIn(language, pathname) !== '/terroir') return undefined;
	const asked = new URLSearchParams(search).get('terroir');
	return estates.find(({ slug }) => slug === asked) ?? quatroVistas;
}
