import { announce } from './announcements';
import { showBadge } from './badge';
import { indexedDbStore } from './message-store';

/** The queue of this device; tells every tab, every worker and the icon of each change. */
export const sharedStore = indexedDbStore((messages) => {
	announce();
	showBadge(messages);
});
