import { useSyncExternalStore } from 'react';
import type { ExternalStore } from './deferred-store';

/** What a store holds, while prerendering and in the first render what it gives for that. */
export function useExternalStore<Snapshot>({ subscribe, getSnapshot, getServerSnapshot }: ExternalStore<Snapshot>) {
	return useSyncExternalStore(subscribe, getSnapshot, getServerSnapshot);
}
