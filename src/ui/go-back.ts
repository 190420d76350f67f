import type { AnyRouter } from '@tanstack/react-router';
import { after } from '../platform/time';

/** Resolves when the router shows the entry that the browser has gone back to; with false where there was none, as in a history that was cut. */
export function goBack(router: AnyRouter): Promise<boolean> {
	const left = router.latestLocation;
	return new Promise((resolve) => {
		const unsubscribe = router.subscribe('onResolved', () => {
			unsubscribe();
			resolve(true);
		});
		router.history.back();
		// An entry that only takes long to load has been gone to already.
		after(1000, () => router.latestLocation === left && resolve(false));
	});
}
