import { readParcelOutlines } from '../geo/parcel-outlines';
import { loadGround } from '../ground/load';
import { loadRoads } from '../roads/load';
import { runFolder } from '../steps/cached-step';
import { codeHash } from '../steps/code-hash';
import { stage } from '../steps/progress';
import { loadHeights } from '../terrain/load';
import { buildPyramid, type PyramidOptions } from './pyramid/build-pyramid';
import { encoderVersion } from './pyramid/encoding';
import { shareLand } from './pyramid/land-worker';
import { archiveTiles, coarsestZoom } from './tile-set';

/** Code and data that the pictures are computed from: there is no other input. */
const code = ['terrain/', 'geo/', 'ground/', 'roads/', 'fields/', 'imagery/', 'source/'].map(
	(folder) => new URL(`../${folder}`, import.meta.url),
);

/**
 * Makes all tiles of the synthesised imagery, or those that an interrupted run has left to make.
 * @param quality of the encoded tiles, 1 to 100
 * @returns the folder they are in, `{z}/{x}/{y}`
 */
export async function synthesise(quality: number): Promise<string> {
	await stage('Heights', loadHeights);
	const ground = await stage('Ground', loadGround);
	const network = await stage('Roads', loadRoads);
	return stage('Imagery', async () => {
		const land = { ground, network, parcels: await readParcelOutlines() };
		const folder = await runFolder('imagery', await codeHash(code, [encoderVersion(), `${quality}`]));
		await buildPyramid({ tiles: archiveTiles(land.parcels), ...landPyramid(land, folder, quality) });
		return folder;
	});
}

/** The pyramid of the synthesised land: all but the choice of tiles. */
export function landPyramid(
	land: Parameters<typeof shareLand>[0],
	folder: string,
	quality: number,
): Omit<PyramidOptions, 'tiles'> {
	const { west, south, cell, columns, rows } = land.ground.heights;
	const extent = { west, south, east: west + (columns - 1) * cell, north: south + (rows - 1) * cell };
	return {
		settings: { folder, land: extent, quality, coarsest: coarsestZoom },
		worker: new URL('./pyramid/land-worker.ts', import.meta.url),
		data: { land: shareLand(land) },
	};
}
