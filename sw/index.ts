import { isOurs, isPicture } from './addresses';
import { downloadExtract, yieldDownload } from './extract';
import { parseWorkerMessage } from './messages';
import { stopWarming } from './missing-pictures';
import { handleSync, type SyncEvent } from './outbox';
import { activatePages, answerPage, installPages, tidyPages } from './pages';
import { answerPicture, warmPictures } from './pictures';

declare const self: ServiceWorkerGlobalScope & {
	addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
};

self.addEventListener('install', (event) => event.waitUntil(installPages(event)));

// Claiming makes the very first visit ready for a lost network, without a second page load.
self.addEventListener('activate', (event) => event.waitUntil(activatePages(event).then(() => self.clients.claim())));

self.addEventListener('fetch', (event) => {
	const url = new URL(event.request.url);
	if (!isOurs(event.request.method, url, self.location.origin)) return;
	if (event.request.mode === 'navigate') event.waitUntil(tidyPages());
	const answer = isPicture(url.pathname) ? answerPicture(event) : answerPage(event.request);
	if (answer) event.respondWith(answer);
});

self.addEventListener('message', (event) => {
	const message = parseWorkerMessage(event.data);
	if (message?.type === 'extract:start') downloadExtract(event);
	if (message?.type === 'pictures:warm') event.waitUntil(warmPictures(message.addresses));
	if (message?.type === 'pictures:stop') stopWarming();
	if (message?.type === 'skip-waiting') {
		yieldDownload();
		event.waitUntil(self.skipWaiting());
	}
});

self.addEventListener('sync', handleSync);
