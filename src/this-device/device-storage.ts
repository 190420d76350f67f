import { language } from '../content/languages';
import { extractStore } from '../extract/extract';
import { measureArchives } from '../extract/store';
import { coalesce } from '../platform/coalesce';
import { estimateStorage, type StorageEstimate } from '../platform/fault';
import { createStore } from '../platform/store';
import { keptLanguagesStore } from '../pwa/kept-languages';
import { onPicturesWarmed } from '../pwa/pictures';
import { measureStoredParts, type StoredParts } from '../pwa/stored-parts';
import { pagesStored } from '../pwa/worker';

/** What is stored here, in bytes. */
export type DeviceParts = StoredParts & {
	map: number;
	/** Of the pages, those in other languages than this page's, which have rows of their own. */
	otherLanguages: number;
};

/** What is stored here, as far as the browser tells; `read` once it was asked. */
type DeviceStorage = { parts?: DeviceParts; estimate?: StorageEstimate; read: boolean };

/** Follows what is stored as long as it is shown. */
export const storedPartsStore = createStore<DeviceStorage>({ read: false }, () => {
	void readStoredParts();
	return followChanges();
});

/** Measures what is stored; a call during a measurement has it made once more. */
export const readStoredParts = coalesce(async () => {
	const [parts, estimate] = await Promise.all([measureParts(), estimateStorage()]);
	storedPartsStore.set({ ...(parts && { parts }), ...(estimate && { estimate }), read: true });
});

async function measureParts(): Promise<DeviceParts | undefined> {
	const others = await measureStoredParts();
	// Last: it grows with each block, and the others take longer to read than a block to come.
	const map = await measureMap();
	return others && map !== undefined ? { ...others, map, otherLanguages: bytesOfOtherLanguages() } : undefined;
}

/** As the worker last told. */
function bytesOfOtherLanguages(): number {
	const states = Object.entries(keptLanguagesStore.get() ?? {});
	return states.reduce((sum, [code, { done }]) => sum + (code === language.code ? 0 : done), 0);
}

/** Undefined where the storage cannot be read. */
async function measureMap(): Promise<number | undefined> {
	return measureArchives().catch(() => undefined);
}

/** What other tabs and the worker store or remove shows when the visitor comes back, or when the worker says so. */
function followChanges(): () => void {
	let lastKind = '';
	const unsubscribe = extractStore.subscribe(() => {
		// At every block only the map's own share, which is listed; pages and pictures are read in full for a sum that changes little.
		const { kind } = extractStore.get();
		void (kind === lastKind ? readMapShare() : readStoredParts());
		lastKind = kind;
	});
	// Once a language has come or gone, not at each of its files.
	let languages = '';
	const stopFollowing = keptLanguagesStore.subscribe(() => {
		const kinds = JSON.stringify(Object.values(keptLanguagesStore.get() ?? {}).map(({ kind }) => kind));
		if (kinds !== languages) void readStoredParts();
		languages = kinds;
	});
	const stopListening = onPicturesWarmed(() => void readStoredParts());
	const readWhenVisible = () => document.visibilityState === 'visible' && void readStoredParts();
	document.addEventListener('visibilitychange', readWhenVisible);
	// On a first visit the worker is still storing them.
	void pagesStored().then(readStoredParts);
	return () => {
		unsubscribe();
		stopFollowing();
		stopListening();
		document.removeEventListener('visibilitychange', readWhenVisible);
	};
}

async function readMapShare(): Promise<void> {
	const map = await measureMap();
	const storage = storedPartsStore.get();
	if (storage.parts && map !== undefined) storedPartsStore.set({ ...storage, parts: { ...storage.parts, map } });
}
