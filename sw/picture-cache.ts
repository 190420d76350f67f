import type { StoredPicture } from './picture-room';

const cacheName = 'pictures';
const sizeHeader = 'x-stored-bytes';

export async function findPicture(path: string): Promise<Response | undefined> {
	return (await caches.open(cacheName)).match(path);
}

/** In the order in which they were stored. */
export async function listPictures(): Promise<StoredPicture[]> {
	const cache = await caches.open(cacheName);
	return Promise.all(
		(await cache.keys()).map(async (request) => {
			const response = await cache.match(request);
			return { path: new URL(request.url).pathname, bytes: Number(response?.headers.get(sizeHeader)) };
		}),
	);
}

/** Stores a picture with its size, which its own headers need not tell. */
export async function storePicture(path: string, picture: Blob, headers: Headers): Promise<void> {
	const kept = new Headers({ 'content-type': picture.type, [sizeHeader]: String(picture.size) });
	const etag = headers.get('etag');
	if (etag) kept.set('etag', etag);
	await (await caches.open(cacheName)).put(path, new Response(picture, { headers: kept }));
}

export async function removePicture(path: string): Promise<void> {
	await (await caches.open(cacheName)).delete(path);
}
