import { picturesWarmed } from './messages';
import { fetchMissing } from './missing-pictures';
import { findPicture, listPictures, removePicture, storePicture } from './picture-cache';
import { picturesMakingWay } from './picture-room';

declare const self: ServiceWorkerGlobalScope;

/** Compared with the server since this worker started: often enough, for a picture of the same name hardly ever changes. */
const compared = new Set<string>();

/** Answers a picture from the device after its first use; without it and without network the page shows its flat ground. */
export async function answerPicture(event: FetchEvent): Promise<Response> {
	const { pathname } = new URL(event.request.url);
	const stored = await findStored(pathname);
	if (stored) {
		event.waitUntil(compare(pathname, stored.headers.get('etag')));
		return stored;
	}
	try {
		const response = await fetch(event.request);
		if (response.status === 200) event.waitUntil(keepUsed(pathname, response.clone()));
		return response;
	} catch {
		return Response.error();
	}
}

/** Fetches the pictures that are not here yet, and tells the pages when it is done. */
export async function warmPictures(paths: readonly string[]): Promise<void> {
	await fetchMissing(paths, () => self.registration.waiting !== null);
	for (const page of await self.clients.matchAll({ includeUncontrolled: true })) page.postMessage(picturesWarmed);
}

async function compare(path: string, etag: string | null): Promise<void> {
	if (!etag || compared.has(path)) return;
	compared.add(path);
	try {
		const response = await fetch(path, { headers: { 'if-none-match': etag }, cache: 'no-store' });
		if (response.status === 200) await keepUsed(path, response);
		if (response.status === 404) await removePicture(path);
	} catch {
		compared.delete(path);
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

async function findStored(path: string): Promise<Response | undefined> {
	try {
		return await findPicture(path);
	} catch {
		return undefined;
	}
}
