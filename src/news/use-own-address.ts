import { useSyncExternalStore } from 'react';

/** The whole address of a page of this site, where it is read; in the prerendered page where it is published. */
export function useOwnAddress(path: string): string {
	return useSyncExternalStore(
		unchanging,
		() => new URL(path, location.origin).href,
		() => new URL(path, import.meta.env.SITE_ORIGIN).href,
	);
}

function unchanging(): () => void {
	return () => {};
}
