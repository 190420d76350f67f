import { askForUpdate, updateStore } from './update-store';

/** What the flow needs of the page; handed in so that it can be watched without a browser. `keepTypedText` says whether it is kept. */
export type UpdatePage = { reload: () => void; holdsTypedText: () => boolean; keepTypedText: () => boolean };

/** How long after a build serves the browser may take to say so, in ms. Some never do. */
const eventDue = 3_000;
/** How long a build may take to be let in before the visitor is asked again, in ms: an older worker that is busy holds it back. */
const entryDue = 20_000;

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
	const takenOver = () => {
		const update = updateStore.getSnapshot();
		if (update === 'active' || update === 'unkept') return;
		if (update === 'activating' || !page.holdsTypedText()) readAnew();
		else void askForUpdate('active').then(readAnew);
	};
	followController(container, takenOver);
	followActivations(registration, takenOver);
	for (;;) {
		await updateWaiting(registration);
		await askForUpdate('waiting');
		// Another tab may have let it in meanwhile: then nothing but the reload is left.
		if (!registration.waiting) return readAnew();
		const skipped = registration.waiting;
		skipped.postMessage({ type: 'skip-waiting' });
		await Promise.race([leavesState(skipped, 'installed'), pause(entryDue)]);
		if (skipped.state === 'installed' && !registration.waiting) readAnew();
	}
}

/** The first worker of all takes over a page that had none: that is no news. */
function followController(container: ServiceWorkerContainer, takenOver: () => void): void {
	let controlled = container.controller !== null;
	container.addEventListener('controllerchange', () => {
		if (controlled || updateStore.getSnapshot() === 'activating') takenOver();
		controlled = true;
	});
}

/** In place of a `controllerchange` that never comes: a build that serves takes the page over, if not by the event then by the clock. */
function followActivations(registration: ServiceWorkerRegistration, takenOver: () => void): void {
	const follow = (worker: ServiceWorker | null) => {
		if (!worker || !registration.active) return;
		void leavesState(worker, 'installing')
			.then(() => leavesState(worker, 'installed'))
			.then(() => (worker.state === 'redundant' ? undefined : pause(eventDue).then(takenOver)));
	};
	follow(registration.waiting);
	follow(registration.installing);
	registration.addEventListener('updatefound', () => follow(registration.installing));
}

function reloadOnce(page: UpdatePage): () => void {
	let leaving = false;
	return () => {
		if (leaving) return;
		if (page.keepTypedText()) {
			leaving = true;
			page.reload();
		} else {
			void askForUpdate('unkept').then(() => {
				leaving = true;
				page.reload();
			});
		}
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

function pause(milliseconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
