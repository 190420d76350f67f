import type { OutboxMessage } from './message';

/** Shows on the icon of the installed site, where there is one, how many messages have not been sent. */
export function showBadge(messages: readonly OutboxMessage[]): void {
	if (!('setAppBadge' in navigator)) return;
	// A browser that has the function may refuse it; nothing depends on it.
	navigator.setAppBadge(messages.filter(({ state }) => state !== 'sent').length).catch(() => {});
}

/** The tag under which the service worker is woken to send what waits. */
export const outboxSyncTag = 'outbox';

type WithSync = ServiceWorkerRegistration & { sync: { register(tag: string): Promise<void> } };

/**
 * Asks the browser to wake the service worker when there is a network again. Only Chromium can; elsewhere, and where
 * the visitor or the browser refuses it, the events of the page have to do.
 */
export async function requestSync(): Promise<void> {
	try {
		const registration = await navigator.serviceWorker.getRegistration();
		if (registration && canSync(registration)) await registration.sync.register(outboxSyncTag);
	} catch {
		// Refused, or a browser without workers: the message waits for the next page.
	}
}

function canSync(registration: ServiceWorkerRegistration): registration is WithSync {
	return 'sync' in registration;
}
