import { addProtocol } from 'maplibre-gl';
import { type PMTiles, Protocol } from 'pmtiles';
import { MissingTileError } from './missing-tile-error';

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
