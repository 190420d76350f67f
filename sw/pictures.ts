import { isReached, noteRequest } from './network';
import { findPicture, isOfThisBuild, listPictures, removePicture, storePicture } from './picture-cache';
import { picturesMakingWay } from './picture-room';
import { otherSize } from './picture-sizes';

/** As much of a `FetchEvent` as is needed. */
type PictureEvent = { readonly request: Request; waitUntil(promise: Promise<unknown>): void };

/** Answered with what was here, which another build stored or which is another size: asked for once the server is known to answer. */
const unsettled = new Set<string>();

/**
 * Answers a picture from the device after its first use, without asking anybody. In the place of a size that is not here comes one
 * that is, unless the server is known to answer. With neither the page shows its flat ground.
 */
export async function answerPicture(event: PictureEvent): Promise<Response> {
	const { pathname } = new URL(event.request.url);
	const stored = await findStored(pathname);
	if (stored) {
		if (!isOfThisBuild(stored)) unsettled.add(pathname);
		return stored;
	}
	const standIn = isReached() ? undefined : await findOtherSize(pathname);
	if (standIn) unsettled.add(pathname);
	return standIn ?? fetchPicture(event, pathname);
}

/** A page asked the server for something: if that answered, it is asked for what is unsettled. */
export async function settlePictures(answered: boolean): Promise<void> {
	noteRequest(answered);
	for (const path of unsettled) {
		if (!isReached()) return;
		unsettled.delete(path);
		await refresh(path);
	}
}

async function fetchPicture(event: PictureEvent, path: string): Promise<Response> {
	if (isReached() === false) return Response.error();
	try {
		const response = await fetch(event.request);
		noteRequest(true);
		if (response.status === 200) event.waitUntil(keepUsed(path, response.clone()));
		return response;
	} catch {
		noteRequest(false);
		return (await findOtherSize(path)) ?? Response.error();
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
		// No network or no space: it is as good as it was, and unsettled when it is looked at again.
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
	try {
		const kept = (await listPictures()).map((picture) => picture.path);
		const other = otherSize(path, kept);
		return other === undefined ? undefined : await findPicture(other);
	} catch {
		return undefined;
	}
}

async function findStored(path: string): Promise<Response | undefined> {
	try {
		return await findPicture(path);
	} catch {
		return undefined;
	}
}
