import { parseWorkerMessage } from '../src/platform/worker-protocol';
import { isOurs, isPicture } from './addresses';
import { downloadExtract, stopDownload } from './extract';
import { dropFormerBuildIfUnused } from './former-build';
import { startKillSwitch } from './kill-switch';
import { completeLanguages, keepLanguage, removeLanguage, reportLanguages, stopDownloads } from './languages';
import { handleSync, type SyncEvent } from './outbox';
import { activatePages, answerPage, installPages } from './pages';
import { answerPicture, revalidatePictures, stopWarming, warmPictures } from './pictures';

/** Routes that the browser follows without asking the worker are Chromium's and not in the standard libraries. */
type InstallEvent = ExtendableEvent & { addRoutes?(rule: { condition: object; source: 'fetch-event' }): Promise<void> };

declare const self: ServiceWorkerGlobalScope & {
	addEventListener(type: 'install', listener: (event: InstallEvent) => void): void;
	addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
};

if (import.meta.env.VITE_KILL_SWITCH) startKillSwitch();
else startSiteWorker();

function startSiteWorker(): void {
	self.addEventListener('install', (event) => {
		event.waitUntil(installPages());
		// Else Chromium asks the server for a page as well, while it starts the worker that has it. Where it refuses it goes on doing so.
		event.addRoutes?.({ condition: { requestMode: 'navigate' }, source: 'fetch-event' }).catch(() => {});
	});

	// Claiming makes the very first visit ready for a lost network, without a second page load.
	self.addEventListener('activate', (event) => event.waitUntil(activatePages(event).then(() => self.clients.claim())));

	self.addEventListener('fetch', (event) => {
		const url = new URL(event.request.url);
		if (!isOurs(event.request.method, url, self.location.origin)) return;
		// What only closed tabs asked for may go; storage that refuses is tried again with the next page.
		if (event.request.mode === 'navigate') event.waitUntil(dropFormerBuildIfUnused().catch(() => {}));
		const answer = isPicture(url.pathname) ? answerPicture(event) : answerPage(event.request);
		if (answer) event.respondWith(answer);
	});

	self.addEventListener('message', (event) => {
		const message = parseWorkerMessage(event.data);
		if (message?.type === 'extract:start') downloadExtract(event);
		if (message?.type === 'pictures:warm') event.waitUntil(warmPictures(message.addresses));
		if (message?.type === 'pictures:stop') stopWarming();
		if (message?.type === 'network') event.waitUntil(revalidatePictures(message.answered));
		if (message?.type === 'network' && message.answered) event.waitUntil(completeLanguages());
		if (message?.type === 'language:keep') event.waitUntil(keepLanguage(message.language));
		if (message?.type === 'language:remove') event.waitUntil(removeLanguage(message.language));
		if (message?.type === 'languages:report') event.waitUntil(reportLanguages());
		if (message?.type === 'languages:stop') stopDownloads();
		if (message?.type === 'skip-waiting') {
			stopDownload();
			event.waitUntil(self.skipWaiting());
		}
	});

	self.addEventListener('sync', handleSync);
}
