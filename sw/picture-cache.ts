import type { StoredPicture } from './picture-room';

const cacheName = 'pictures';
const sizeHeader = 'x-stored-bytes';
const stateHeader = 'x-pictures-state';

/** Digest of all pictures of the build that this worker came with. */
declare const PICTURES_STATE: string;

export async function findPicture(path: string): Promise<Response | undefined> {
	return (await caches.open(cacheName)).match(path);
}

/** Whether it was stored, or found unchanged, when the site's pictures were what they are now. */
export function isOfThisBuild(stored: Response): boolean {
	return stored.headers.get(stateHeader) === PICTURES_STATE;
}

/** Paths of the pictures on this device, without opening them. */
export async function listPaths(): Promise<string[]> {
	const cache = await caches.open(cacheName);
	return (await cache.keys()).map((request) => new URL(request.url).pathname);
}

/** In the order in which they were stored. */
export async function listPictures(): Promise<StoredPicture[]> {
	const cache = await caches.open(cacheName);
	return Promise.all(
		(await cache.keys()).map(async (request) => {
			const response = await cache.match(request);
			return { path: new URL(request.url).pathname, bytes: await sizeOf(response) };
		}),
	);
}

/** One that does not tell its size is measured: counted as none it would never make way. */
async function sizeOf(stored: Response | undefined): Promise<number> {
	return Number(stored?.headers.get(sizeHeader)) || ((await stored?.blob())?.size ?? 0);
}

/** Stores a picture with its size, which its own headers need not tell. */
export async function storePicture(path: string, picture: Blob, headers: Headers): Promise<void> {
	const kept = new Headers({
		'content-type': picture.type,
		[sizeHeader]: String(picture.size),
		[stateHeader]: PICTURES_STATE,
	});
	const etag = headers.get('etag');
	if (etag) kept.set('etag', etag);
	await (await caches.open(cacheName)).put(path, new Response(picture, { headers: kept }));
}

export async function removePicture(path: string): Promise<void> {
	await (await caches.open(cacheName)).delete(path);
}
