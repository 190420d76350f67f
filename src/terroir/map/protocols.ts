import { addProtocol } from 'maplibre-gl';
import { type PMTiles, Protocol } from 'pmtiles';
import { type ArchiveExtent, addressOf, isInArchive } from './imagery';
import { ProviderError } from './map-error';

const protocol = new Protocol();
let registered = false;

/** Lets styles name the archive `pmtiles://<its key>`; an archive opened later under the same key takes the place of the first. */
export function serveArchive(archive: PMTiles): void {
	protocol.add(archive);
	if (registered) return;
	registered = true;
	addProtocol('pmtiles', async (request, abort) => {
		const { data } = await protocol.tilev4(request, abort);
		// pmtiles answers a missing picture with nothing, which MapLibre draws as a hole.
		if (typeof data !== 'object' || data === null) throw new MissingTileError(request.url);
		return { data };
	});
}

/** What browsers decode; SVG pictures MapLibre does not draw. */
const supported = /^image\/(jpeg|png|webp|avif|gif)\b/;

/** A tile that is there and empty: for a missing one MapLibre would ask for all those above it. */
const nothing = createImageBitmap(new ImageData(1, 1));

/**
 * Serves the provider's tiles under `online://z/x/y`, and only those that the archive does not hold: what is on the device is
 * never asked for. Silence of the provider is no error, for the archive is beneath; a refusal is.
 */
export function serveOnline(address: string, extent: ArchiveExtent): string {
	addProtocol('online', async ({ url }, abort) => {
		const [z = 0, x = 0, y = 0] = url.slice('online://'.length).split('/').map(Number);
		if (isInArchive({ z, x, y }, extent)) return { data: await nothing };
		return { data: await fetchTile(addressOf(address, { z, x, y }), abort.signal) };
	});
	return 'online://{z}/{x}/{y}';
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
export class MissingTileError extends Error {
	override name = 'MissingTileError';
	readonly status = 404;
}
