// Its bundle is compiled for browsers without classes, and weighs half as much again.
import { Workbox } from 'workbox-window/Workbox.js';
import { wait } from '../platform/pause';
import { createStore, type Store } from '../platform/store';
import { trustedScriptUrl } from '../platform/trusted-types';
import { holdsTypedText, keepTypedText } from './typed-text';
import { checkRegularly } from './update-check';
import { type InstalledWorker, leavesState, workerAddress, workerOptions } from './worker';

/**
 * A newer build of the site, as the visitor sees it (docs/product.md 5.5): `waiting` until it is accepted, `activating` until
 * it serves, `active` when another tab accepted it and this one only has to be reloaded, `unkept` when that would lose
 * what was typed, because the browser stores nothing.
 */
export type SiteUpdate = 'none' | 'waiting' | 'activating' | 'active' | 'unkept';

/** What the flow needs of the page. `keepTypedText` says whether it is kept. */
type UpdatePage = { reload: () => void; holdsTypedText: () => boolean; keepTypedText: () => boolean };

/** How long after a build serves the browser may take to say so. Some never do. */
const controllingTimeoutMs = 3_000;
/** How long a build may take to be activated before the visitor is asked again: an older worker that is busy holds it back. */
const activationTimeoutMs = 20_000;

const store = createStore<SiteUpdate>('none');
export const updateStore: Store<SiteUpdate> = store;
let resolveQuestion: (() => void) | undefined;

/** Asks the visitor; resolves on acceptance. A second question takes the place of the first, which is never answered. */
export function askForUpdate(question: Exclude<SiteUpdate, 'none' | 'activating'>): Promise<void> {
	store.set(question);
	return new Promise((resolve) => {
		resolveQuestion = resolve;
	});
}

/** The visitor accepts the newer build. */
export function acceptUpdate(): void {
	if (!resolveQuestion) return;
	store.set('activating');
	resolveQuestion();
	resolveQuestion = undefined;
}

/** Looks for newer builds of the site, and offers them. */
export async function keepUpToDate({ registration, isFirst }: InstalledWorker): Promise<void> {
	checkRegularly(isFirst);
	const workbox = new Workbox(trustedScriptUrl(workerAddress), workerOptions);
	await workbox.register();
	const page = { reload: () => location.reload(), holdsTypedText, keepTypedText };
	await followUpdates(workbox, registration, page);
}

/**
 * waiting → ask → skip waiting → controlling → reload, for every newer build. The reload follows the change of the
 * controller, so that all tabs have pages and scripts of one build: once in each, with what was typed kept; a tab that
 * holds typed text and accepted nothing asks first. The first worker of all takes over silently. Never ends.
 */
export async function followUpdates(
	workbox: Workbox,
	registration: ServiceWorkerRegistration,
	page: UpdatePage,
): Promise<void> {
	const reload = reloadOnce(page);
	const updateWaiting = followBuilds(workbox, registration, async () => {
		const update = store.get();
		if (update === 'active' || update === 'unkept') return;
		if (update !== 'activating' && page.holdsTypedText()) await askForUpdate('active');
		await reload();
	});
	for (;;) {
		await updateWaiting();
		await askForUpdate('waiting');
		const accepted = registration.waiting;
		// Another tab may have activated it meanwhile: then nothing but the reload is left.
		if (!accepted) return reload();
		workbox.messageSkipWaiting();
		await Promise.race([leavesState(accepted, 'installed'), wait(activationTimeoutMs)]);
		if (accepted.state === 'installed' && !registration.waiting) await reload();
	}
}

/** Reloads the page, once. Where what was typed would be lost, the visitor is asked before. */
function reloadOnce(page: UpdatePage): () => Promise<void> {
	let isReloading = false;
	return async () => {
		if (isReloading) return;
		if (!page.keepTypedText()) await askForUpdate('unkept');
		isReloading = true;
		page.reload();
	};
}

/**
 * @param onTakeover called when another build controls this page, or serves without the browser having said so
 * @returns resolves when a build waits behind an older one that is active
 */
function followBuilds(
	workbox: Workbox,
	registration: ServiceWorkerRegistration,
	onTakeover: () => Promise<void>,
): () => Promise<void> {
	let look = () => {};
	let isControlled = navigator.serviceWorker.controller !== null;
	workbox.addEventListener('waiting', () => look());
	workbox.addEventListener('controlling', () => {
		// The first worker of all takes over a page that had none: that is no news.
		if (isControlled || store.get() === 'activating') void onTakeover();
		isControlled = true;
	});
	// Workbox leaves out the builds that were found before it, and all but one of those that are found by others.
	const follow = (worker: ServiceWorker | null) => {
		if (!registration.active) return;
		worker?.addEventListener('statechange', () => {
			look();
			if (worker.state === 'activating' || worker.state === 'activated')
				void wait(controllingTimeoutMs).then(onTakeover);
		});
	};
	follow(registration.installing);
	follow(registration.waiting);
	registration.addEventListener('updatefound', () => follow(registration.installing));
	return async () => {
		while (!(registration.waiting && registration.active))
			await new Promise<void>((resolve) => {
				look = resolve;
			});
	};
}
