import { askForUpdate, updateStore } from './update-store';

/** What the flow needs of the page; handed in so that it can be watched without a browser. */
export type UpdatePage = { reload: () => void; holdsTypedText: () => boolean; keepTypedText: () => void };

/**
 * installing → waiting → ask → skip → reload, for every newer build (PRODUCT 5.5). The reload follows the change of the
 * controller, so that all tabs read pages and scripts of one build: once in each, with what was typed kept; a tab that
 * holds typed text and accepted nothing asks first. The first worker of all takes over silently. Never ends.
 */
export async function followUpdates(
	container: ServiceWorkerContainer,
	registration: ServiceWorkerRegistration,
	page: UpdatePage,
): Promise<void> {
	const readAnew = reloadOnce(page);
	followController(container, page, readAnew);
	for (;;) {
		await updateWaiting(registration);
		await askForUpdate('waiting');
		// Another tab may have let it in meanwhile: then nothing but the reload is left.
		if (!registration.waiting) return readAnew();
		const skipped = registration.waiting;
		skipped.postMessage({ type: 'skip-waiting' });
		await leavesState(skipped, 'installed');
	}
}

function followController(container: ServiceWorkerContainer, page: UpdatePage, readAnew: () => void): void {
	let controlled = container.controller !== null;
	container.addEventListener('controllerchange', () => {
		const accepted = updateStore.getSnapshot() === 'activating';
		if (!controlled && !accepted) {
			controlled = true;
			return;
		}
		if (accepted || !page.holdsTypedText()) readAnew();
		else void askForUpdate('active').then(readAnew);
	});
}

function reloadOnce(page: UpdatePage): () => void {
	let leaving = false;
	return () => {
		if (leaving) return;
		leaving = true;
		page.keepTypedText();
		page.reload();
	};
}

/** Resolves when a build waits behind an older one that is active. */
async function updateWaiting(registration: ServiceWorkerRegistration): Promise<void> {
	while (!(registration.waiting && registration.active)) {
		await leavesState(registration.installing ?? (await nextInstalling(registration)), 'installing');
	}
}

function nextInstalling(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
	return new Promise((resolve) => {
		const found = () => {
			if (!registration.installing) return;
			registration.removeEventListener('updatefound', found);
			resolve(registration.installing);
		};
		registration.addEventListener('updatefound', found);
	});
}

function leavesState(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
	return new Promise((resolve) => {
		const look = () => {
			if (worker.state === state) return;
			worker.removeEventListener('statechange', look);
			resolve();
		};
		worker.addEventListener('statechange', look);
		look();
	});
}
