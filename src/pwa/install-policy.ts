/**
 * How the site can be installed from here: by the browser's own dialog, by hand through the menu of iOS, or not at all, because
 * it is, or the browser knows no such thing.
 */
export type InstallWay = 'none' | 'prompt' | 'manual';

export type InstallState = { way: InstallWay; visits: number; dismissed: boolean };

/** What is known while prerendering, and until the browser is looked at. */
export const beforeLooking: InstallState = { way: 'none', visits: 0, dismissed: false };

/**
 * Whether to invite: from the second visit on, or once the map is on this device; never again after a no, and never where the
 * site is installed.
 */
export function invites({ way, visits, dismissed }: InstallState, mapStored: boolean): boolean {
	return way !== 'none' && !dismissed && (visits >= 2 || mapStored);
}
