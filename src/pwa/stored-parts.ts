import { rememberPicturesRemoved } from './picture-choice';
import { stopWarming } from './warm-pictures';

/** What the caches of this site hold beside the map, in bytes. */
export type StoredParts = { pictures: number; pages: number };

const pictures = 'pictures';
/** Caches that whoever downloads the map makes and drops: opening one at the wrong moment would make it again. */
const map = 'satellite-extract';

/** Names of the caches of pages and pictures, the former build's with them. @throws where the storage refuses */
export async function cachesBesideMap(): Promise<string[]> {
	return (await caches.keys()).filter((name) => !name.startsWith(map));
}

/** Adds up what is stored here beside the map, by what it is; undefined where the storage cannot be read. */
export async function measureStoredParts(): Promise<StoredParts | undefined> {
	const parts: StoredParts = { pictures: 0, pages: 0 };
	try {
		for (const name of await cachesBesideMap()) {
			parts[name === pictures ? 'pictures' : 'pages'] += await bytesIn(await caches.open(name));
		}
		return parts;
	} catch {
		return undefined;
	}
}

/** Takes the pictures off this device; each comes back when it is looked at. */
export async function removePictures(): Promise<void> {
	rememberPicturesRemoved();
	stopWarming();
	try {
		await caches.delete(pictures);
	} catch {
		// Storage that refuses has nothing to give back.
		return;
	}
}

async function bytesIn(cache: Cache): Promise<number> {
	let bytes = 0;
	for (const request of await cache.keys()) {
		const response = await cache.match(request);
		if (response) bytes += await bytesOf(response);
	}
	return bytes;
}

/** The stored body, not what came over the line: a page that came compressed is stored in full. */
async function bytesOf(response: Response): Promise<number> {
	const told = Number(response.headers.get('x-stored-bytes') ?? Number.NaN);
	return Number.isFinite(told) ? told : (await response.blob()).size;
}
