import { useEffect, useState } from 'react';
import type { ExtractState } from '../extract/state';
import { type ConnectionTraits, readConnection } from '../platform/connection';
import { lazyStore } from '../platform/lazy-store';
import type { Store } from '../platform/store';
import { type After, after } from '../platform/time';
import { onlineStore } from '../pwa/connectivity';
import { prefersReducedMotion } from '../ui/reduced-motion';
import type { CreateMapEngine } from './map/engine';
import { MapError } from './map/map-error';

/** What the page needs of the browser; handed in, so that it can be tested without one. */
export type TerroirDeps = {
	createEngine: CreateMapEngine;
	after: After;
	/** Runs the task when the page has loaded and nothing more urgent is going on. */
	whenIdle: (task: () => void) => () => void;
	/** Whether a service worker controls the page: it has stored all scripts before. */
	isControlled: () => boolean;
	/** Whether code and extract are here, so that the live map needs no network. */
	isOnDevice: () => Promise<boolean>;
	/** What the browser tells of the line, if it does. */
	connection: () => ConnectionTraits | undefined;
	prefersReducedMotion: () => boolean;
	isPhone: () => boolean;
	online: Store<boolean>;
	extract: Store<ExtractState>;
};

/** What the extract is until the device's storage has been read. */
const notRead: ExtractState = { kind: 'absent' };

export const browserDeps: TerroirDeps = {
	createEngine: async (options, listeners) => {
		const { createMapLibreEngine } = await import('./map/maplibre-engine').catch((cause) => {
			// Its style sheet and its script fail in different words.
			throw new MapError('unreachable', { cause });
		});
		return createMapLibreEngine(options, listeners);
	},
	after,
	whenIdle,
	isControlled,
	isOnDevice: async () => {
		if (!isControlled()) return false;
		const { isOnDevice } = await import('../extract/archive');
		return isOnDevice();
	},
	connection: readConnection,
	prefersReducedMotion,
	isPhone: () => matchMedia('(max-width: 1023px), (pointer: coarse)').matches,
	online: onlineStore,
	extract: lazyStore(async () => {
		// Nothing of it is here before the pages are.
		if ('serviceWorker' in navigator) await navigator.serviceWorker.ready;
		return (await import('../extract/extract')).extractStore;
	}, notRead),
};

function isControlled(): boolean {
	return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

function whenIdle(task: () => void): () => void {
	let cancel = () => {};
	const wait = () => {
		// Safari has no idle callback: a short wait lets the first paint through.
		if ('requestIdleCallback' in window) {
			const handle = requestIdleCallback(task, { timeout: 2000 });
			cancel = () => cancelIdleCallback(handle);
		} else cancel = after(200, task);
	};
	if (document.readyState === 'complete') wait();
	else {
		addEventListener('load', wait, { once: true });
		cancel = () => removeEventListener('load', wait);
	}
	return () => cancel();
}

/** Whether the page has been idle since it was drawn: then what the next choice needs may be fetched. */
export function useIdle({ whenIdle }: TerroirDeps): boolean {
	const [isIdle, setIdle] = useState(false);
	useEffect(() => whenIdle(() => setIdle(true)), [whenIdle]);
	return isIdle;
}

/**
 * Fetches what announces only then, or with the map: what follows a choice need not weigh on the page. Where it does not come the sentence
 * is dropped: announced later it would be about a former choice.
 */
export function announceLater(subject: string, sentence: string): void {
	import('../ui/announce').then(
		({ announce }) => announce(subject, sentence),
		() => {},
	);
}
