import type { Sharp } from 'sharp';
import type { LonLat } from '../geo/frame';
import { worldSize } from '../geo/mercator';
import { mapFolder } from '../paths';
import { composeMosaic, openArchiveTiles } from '../stills/mosaic';
import type { Size } from './oblique/camera';

/** The finest zoom that the archive has of all that a window over an estate shows. */
export const cutZoom = 16;
/** Metres around the globe at the equator. */
const equator = 40_075_016.686;

/** Cuts pictures out of the archive that the map shows. */
export type Satellite = {
	/** The ground around a place, `across` metres wide, at so many pixels. */
	picture(centre: LonLat, across: number, size: Size): Promise<Sharp>;
	close(): Promise<void>;
};

/** @throws {Failure} when there is no archive */
export async function openSatellite(): Promise<Satellite> {
	const { readTile, close } = await openArchiveTiles(mapFolder);
	return {
		picture: async (centre, across, { width, height }) => {
			const cutWidth = Math.round(across / metresPerPixel(centre));
			const cutHeight = Math.round((cutWidth * height) / width);
			const cut = await composeMosaic(readTile, { centre, zoom: cutZoom, width: cutWidth, height: cutHeight });
			return cut.resize(width, height, { fit: 'fill', kernel: 'lanczos3' });
		},
		close,
	};
}

/** On the ground, in the pictures that are cut. */
export function metresPerPixel([, lat]: LonLat): number {
	return (equator * Math.cos((lat * Math.PI) / 180)) / worldSize(cutZoom);
}
