import { picturesWarmed } from '../src/platform/worker-protocol';
import { isPicture } from './addresses';
import {
	findPicture,
	fitsBeside,
	isOfThisBuild,
	listPaths,
	listPictures,
	picturesMakingWay,
	removePicture,
	storePicture,
} from './picture-cache';

declare const self: ServiceWorkerGlobalScope;

/** As much of a `FetchEvent` as is needed. */
type PictureEvent = { readonly request: Request; waitUntil(promise: Promise<unknown>): void };

/** While it is unknown whether the server answers, it has this long, in ms, before another size is shown. */
const unknownServerTimeoutMs = 3_000;

/** How long a page's report that the server does not answer counts, in ms: no page may be left to report an answer. */
const silenceBelievedMs = 60_000;

/** Answered with what was here, which another build stored or which is another size: asked for once the server is known to answer. */
const stale = new Set<string>();

let reached: boolean | undefined;
let learntAt = 0;

/** How often pages asked to stop fetching pictures that were not shown. */
let stops = 0;

/**
 * Answers a picture from the device after its first use, without asking anybody. In the place of a size that does not come
 * is shown one that is here, without asking where a page has noticed that there is no network. With neither the page shows its flat ground.
 */
export async function answerPicture(event: PictureEvent): Promise<Response> {
	const { pathname } = new URL(event.request.url);
	const stored = await findStored(pathname);
	if (stored) {
		if (!isOfThisBuild(stored)) stale.add(pathname);
		return stored;
	}
	const fetched = isReached() === false ? undefined : await fetchPicture(event, pathname);
	return fetched ?? (await findOtherSize(pathname)) ?? Response.error();
}

/** A page made its check: if the server answered, it is asked for what is stale. */
export async function revalidatePictures(answered: boolean): Promise<void> {
	reached = answered;
	learntAt = performance.now();
	for (const path of stale) {
		if (!isReached()) return;
		stale.delete(path);
		await refresh(path);
	}
}

/**
 * Whether the site's server answers, by the one check of a page: requests of this worker do not count, each may fail alone. Undefined where
 * that is not known, as in a worker that has just been started.
 */
function isReached(): boolean | undefined {
	if (reached === false && performance.now() - learntAt > silenceBelievedMs) reached = undefined;
	return reached;
}

/** Fetches the pictures that are not here yet, and tells the pages when it is done. */
export async function warmPictures(paths: readonly string[]): Promise<void> {
	if (isReached() !== false) await fetchMissing(paths.filter(isPicture));
	for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(picturesWarmed);
}

/** The visitor removes the pictures: none is fetched any more before it is shown. */
export function stopWarming(): void {
	stops += 1;
}

/** One after another, as far as they fit beside the others (docs/product.md 5.1). */
async function fetchMissing(paths: readonly string[]): Promise<void> {
	const stopsBefore = stops;
	const isStopped = () => stops > stopsBefore;
	for (const path of paths) {
		// A worker at work is not replaced, and the newer one goes on from here.
		if (self.registration.waiting) return;
		try {
			if (await findPicture(path)) continue;
			const response = await fetch(path);
			if (response.status !== 200) continue;
			const picture = await response.blob();
			if (isStopped() || !fitsBeside(await listPictures(), picture.size) || isStopped()) return;
			await storePicture(path, picture, response.headers);
			// Taken away while it was being stored, they would be back with it.
			if (isStopped()) return await removePicture(path);
		} catch {
			// No network or no space: the next visit goes on from here.
			return;
		}
	}
}

/** @returns undefined if nothing came, or not soon enough while it is unknown whether the server answers */
async function fetchPicture(event: PictureEvent, path: string): Promise<Response | undefined> {
	const abortion = new AbortController();
	// With nothing to show in its place it is worth the wait.
	const mayWait = isReached() || !(await findOtherPath(path));
	const timer = mayWait ? undefined : setTimeout(() => abortion.abort(), unknownServerTimeoutMs);
	try {
		const response = await fetch(event.request, { signal: abortion.signal });
		if (response.status === 200) event.waitUntil(keepUsed(path, response.clone()));
		return response;
	} catch {
		return undefined;
	} finally {
		clearTimeout(timer);
	}
}

async function refresh(path: string): Promise<void> {
	try {
		const stored = await findPicture(path);
		const etag = stored?.headers.get('etag');
		const response = await fetch(path, { ...(etag && { headers: { 'if-none-match': etag } }), cache: 'no-store' });
		if (response.status === 200) await keepUsed(path, response);
		if (response.status === 304 && stored) await storePicture(path, await stored.blob(), stored.headers);
		if (response.status === 404) await removePicture(path);
	} catch {
		// No network or no space: it is as good as it was, and stale when it is looked at again.
		return;
	}
}

async function keepUsed(path: string, response: Response): Promise<void> {
	try {
		const picture = await response.blob();
		const others = (await listPictures()).filter((stored) => stored.path !== path);
		const leaving = picturesMakingWay(others, picture.size);
		if (!leaving) return;
		await Promise.all(leaving.map(removePicture));
		await storePicture(path, picture, response.headers);
	} catch {
		// Cut before its end, or no space: it was shown, and is fetched again next time.
		return;
	}
}

async function findOtherSize(path: string): Promise<Response | undefined> {
	const other = await findOtherPath(path);
	const picture = other === undefined ? undefined : await findStored(other);
	if (picture) stale.add(path);
	return picture;
}

async function findOtherPath(path: string): Promise<string | undefined> {
	const kept = await listPaths().catch(() => []);
	return otherSize(path, kept);
}

/** Storage that refuses has none. */
async function findStored(path: string): Promise<Response | undefined> {
	return findPicture(path).catch(() => undefined);
}

/** How the sizes and crops of one picture are told apart at the end of their names: `hero-2880`, `hero-phone-780`, `still-main-tall`. */
const address = /^(.+?)(?:-(phone|tablet))?(?:-(?:(\d{3,4})|(wide|tall)))?\.(\w+)$/;

type Parts = { picture: string; crop: string; width: number; format: string };

/**
 * The picture on this device that can stand in for another size of it: the same crop first, then the nearest width, then the same format.
 * AVIF only for a browser that asks for AVIF: the other formats all of them know.
 * @param kept paths of the pictures on this device
 */
export function otherSize(path: string, kept: readonly string[]): string | undefined {
	const wanted = partsOf(path);
	let nearest: string | undefined;
	let least = Number.POSITIVE_INFINITY;
	for (const other of kept) {
		const { picture, crop, width, format } = partsOf(other);
		if (picture !== wanted.picture || (format === 'avif' && wanted.format !== 'avif')) continue;
		const distance =
			(crop === wanted.crop ? 0 : 100_000) + 2 * Math.abs(width - wanted.width) + (format === wanted.format ? 0 : 1);
		if (distance >= least) continue;
		least = distance;
		nearest = other;
	}
	return nearest;
}

function partsOf(path: string): Parts {
	const [, picture = path, screen = '', width = '0', shape = '', format = ''] = address.exec(path) ?? [];
	return { picture, crop: screen || shape, width: Number(width), format };
}
