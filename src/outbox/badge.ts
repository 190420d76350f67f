import type { OutboxMessage } from './message';

/** Shows on the icon of the installed site, where there is such a thing, how many messages have not gone out. */
export function showBadge(messages: readonly OutboxMessage[]): void {
	if (!('setAppBadge' in navigator)) return;
	// Nobody is harmed where the browser has the function and will not do it.
	navigator.setAppBadge(messages.filter(({ state }) => state !== 'sent').length).catch(() => {});
}
