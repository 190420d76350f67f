import { useSyncExternalStore } from 'react';
import type { FormSnapshot, FormStore } from './form-store';

export function useFormSnapshot(store: FormStore): FormSnapshot {
	return useSyncExternalStore(store.subscribe, store.getSnapshot, store.getServerSnapshot);
}
