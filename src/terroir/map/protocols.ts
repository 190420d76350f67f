import { addProtocol, type RequestParameters } from 'maplibre-gl';
import { type PMTiles, Protocol } from 'pmtiles';
import { contextOf } from './drawing';
import { addressOf, isTileOnSheet } from './imagery';
import { forgetNeighbours, joinNeighbours } from './imagery-seams';
import { ProviderError } from './map-error';
import type { TileAddress } from './map-window';
import { keeping, sharing } from './shared-requests';
import { holdsTile, imageryZoom } from './survey';

const protocol = new Protocol();
let served: PMTiles | undefined;
const tiles = keeping(sharing((request: RequestParameters, abort) => protocol.tilev4(request, abort)));

/**
 * Asks for tiles of the archive that will be needed in a moment, for some of them first.
 * @param key of the archive
 * @returns when the first are there, or are known not to come
 */
export async function expectTiles(
	key: string,
	first: readonly TileAddress[],
	others: readonly TileAddress[],
): Promise<void> {
	const kept = tiles.keep([...first, ...others].map(({ z, x, y }) => `pmtiles://${key}/${z}/${x}/${y}`));
	await Promise.all(kept.slice(0, first.length));
}

/**
 * Lets styles name the archive `pmtiles://<its key>`; an archive opened later under the same key takes the place of the first.
 */
export function serveArchive(archive: PMTiles): void {
	protocol.add(archive);
	const isFirst = served === undefined;
	served = archive;
	forgetNeighbours();
	if (!isFirst) return;
	addProtocol('pmtiles', async (request, abort) => {
		// MapLibre writes what a source says of itself into the description that it is given.
		const { data } = await (request.type === 'json'
			? protocol.tilev4(request, abort)
			: tiles.ask(request, abort.signal));
		// pmtiles answers a missing picture with nothing, which MapLibre draws as a hole.
		if (typeof data !== 'object' || data === null) throw new MissingTileError(request.url);
		return { data: isPicture(data) && served ? await shown(served, request.url, data) : data };
	});
}

function isPicture(data: object): data is Picture {
	return data instanceof ArrayBuffer || data instanceof Uint8Array;
}

type Picture = ArrayBuffer | Uint8Array<ArrayBuffer>;

/** The picture of a tile as the map shows it; as it is where the browser cannot draw apart from the page. */
async function shown(archive: PMTiles, url: string, picture: Picture): Promise<Picture | ImageBitmap> {
	const [z = 0, x = 0, y = 0] = url.split('/').slice(-3).map(Number);
	const isJoined = z <= finestJoined && (await lacksFiner(archive, { z, x, y }).catch(() => false));
	if (!isJoined || typeof OffscreenCanvas === 'undefined') return picture;
	const bitmap = await createImageBitmap(new Blob([picture]));
	try {
		const context = contextOf(bitmap.width, bitmap.height);
		context.drawImage(bitmap, 0, 0);
		joinNeighbours(context, { z, x, y });
		return context.canvas.transferToImageBitmap();
	} catch {
		// No memory for it.
		return picture;
	} finally {
		bitmap.close();
	}
}

/** Tiles up to this zoom are joined to their neighbours: finer ones are enlarged little, so that no seam shows, and rows of vines that pass into others' would. */
const finestJoined = 16;

/** Whether the map enlarges a tile somewhere, having no finer one there. */
async function lacksFiner(archive: PMTiles, { z, x, y }: TileAddress): Promise<boolean> {
	for (const [right, down] of quarters)
		if (!(await holdsTile(archive, { z: z + 1, x: 2 * x + right, y: 2 * y + down }))) return true;
	return false;
}

const quarters = [
	[0, 0],
	[1, 0],
	[0, 1],
	[1, 1],
] as const;

/** What browsers decode; SVG pictures MapLibre does not draw. */
const supported = /^image\/(jpeg|png|webp|avif|gif)\b/;

/** A tile that is there and empty: for a missing one MapLibre would ask for all those above it. */
const nothing = createImageBitmap(new ImageData(1, 1));

/**
 * Serves the provider's tiles under `online://z/x/y`, and only those that neither the archive holds nor, from further away, the
 * sheet shows: what is on the device is never asked for. Silence of the provider is no error, for the archive is beneath; a refusal is.
 */
export function serveOnline(address: string, archive: PMTiles): string {
	addProtocol('online', async ({ url }, abort) => {
		const [z = 0, x = 0, y = 0] = url.slice('online://'.length).split('/').map(Number);
		if (await isShown(archive, { z, x, y })) return { data: await nothing };
		return { data: await fetchTile(addressOf(address, { z, x, y }), abort.signal) };
	});
	return 'online://{z}/{x}/{y}';
}

/** Whether sheet or archive shows a tile as finely as the provider would: its tiles have half the pixels, so that those of the zoom above are as fine. */
async function isShown(archive: PMTiles, { z, x, y }: TileAddress): Promise<boolean> {
	if (z < imageryZoom) return isTileOnSheet({ z, x, y });
	const coarser = z > imageryZoom ? 1 : 0;
	return holdsTile(archive, { z: z - coarser, x: x >> coarser, y: y >> coarser });
}

/**
 * @throws {ProviderError} for a refusal, or an answer that is no picture
 * @throws {MissingTileError} where the provider is not there or has no tile
 */
async function fetchTile(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
	const response = await answerOf(address, signal);
	if (response.status === 401 || response.status === 403) throw new ProviderError('access-denied');
	if (!response.ok) throw new MissingTileError(address);
	const type = response.headers.get('content-type') ?? '';
	if (type && !supported.test(type)) throw new ProviderError('unsupported-image');
	return response.arrayBuffer();
}

async function answerOf(address: string, signal: AbortSignal): Promise<Response> {
	try {
		return await fetch(address, { signal, referrerPolicy: 'strict-origin-when-cross-origin' });
	} catch (cause) {
		signal.throwIfAborted();
		throw new MissingTileError(address, { cause });
	}
}

/** MapLibre keeps showing the coarser tile beneath for a tile that fails with 404, and reports nothing. */
class MissingTileError extends Error {
	override name = 'MissingTileError';
	readonly status = 404;
}
