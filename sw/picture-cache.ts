import { picturesCache, picturesStateHeader, storedBytesHeader } from '../src/platform/worker-protocol';

/** Digest of all pictures of the build that this worker came with. */
declare const PICTURES_STATE: string;

/** A picture on this device; the list of them is in the order in which they were stored. */
type StoredPicture = { path: string; bytes: number };

export async function findPicture(path: string): Promise<Response | undefined> {
	return (await caches.open(picturesCache)).match(path);
}

/** Whether it was stored, or found unchanged, when the site's pictures were what they are now. */
export function isOfThisBuild(stored: Response): boolean {
	return stored.headers.get(picturesStateHeader) === PICTURES_STATE;
}

/** Paths of the pictures on this device, without opening them. */
export async function listPaths(): Promise<string[]> {
	const cache = await caches.open(picturesCache);
	return (await cache.keys()).map((request) => new URL(request.url).pathname);
}

/** In the order in which they were stored. */
export async function listPictures(): Promise<StoredPicture[]> {
	const cache = await caches.open(picturesCache);
	return Promise.all(
		(await cache.keys()).map(async (request) => {
			const response = await cache.match(request);
			return { path: new URL(request.url).pathname, bytes: await sizeOf(response) };
		}),
	);
}

/** One that does not tell its size is measured: counted as none it would never make way. */
async function sizeOf(stored: Response | undefined): Promise<number> {
	return Number(stored?.headers.get(storedBytesHeader)) || ((await stored?.blob())?.size ?? 0);
}

/** Stores a picture with its size, which its own headers need not tell. */
export async function storePicture(path: string, picture: Blob, headers: Headers): Promise<void> {
	const kept = new Headers({
		'content-type': picture.type,
		[storedBytesHeader]: String(picture.size),
		[picturesStateHeader]: PICTURES_STATE,
	});
	const etag = headers.get('etag');
	if (etag) kept.set('etag', etag);
	await (await caches.open(picturesCache)).put(path, new Response(picture, { headers: kept }));
}

export async function removePicture(path: string): Promise<void> {
	await (await caches.open(picturesCache)).delete(path);
}

/** Room for pictures in all, in bytes (docs/product.md 5.1). */
export const pictureRoom = 6_000_000;

/**
 * Which pictures make way for one of `bytes` bytes, the oldest first.
 * @returns undefined if it would not fit even then
 */
export function picturesMakingWay(stored: readonly StoredPicture[], bytes: number): string[] | undefined {
	if (bytes > pictureRoom) return undefined;
	let excess = bytesOf(stored) + bytes - pictureRoom;
	const leaving: string[] = [];
	for (const picture of stored) {
		if (excess <= 0) break;
		leaving.push(picture.path);
		excess -= picture.bytes;
	}
	return leaving;
}

/** Whether a picture that was not shown yet fits beside those that were. */
export function fitsBeside(stored: readonly StoredPicture[], bytes: number): boolean {
	return bytesOf(stored) + bytes <= pictureRoom;
}

function bytesOf(stored: readonly StoredPicture[]): number {
	return stored.reduce((sum, picture) => sum + picture.bytes, 0);
}
