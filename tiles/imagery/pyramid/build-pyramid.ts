import type { TileAddress } from '../../geo/mercator';
import { Pool } from '../../steps/pool';
import { showProgress } from '../../steps/progress';
import type { PictureTimes, PyramidSettings } from './make-picture';
import { hasShare, type Picture, planPictures } from './plan';
import { TileStore } from './tile-store';

export type PyramidOptions = {
	readonly tiles: readonly TileAddress[];
	readonly settings: PyramidSettings;
	/** A module that answers jobs with `pictureMaker`, and what else it is given. */
	readonly worker: URL;
	readonly data: object;
	/** Told of each picture as it is made. */
	readonly onPicture?: (picture: Picture, times: PictureTimes) => void;
};

/**
 * Makes the tiles on all cores, finest zoom first. What an interrupted run has left in the folder is taken over.
 * @throws {Failure} when a picture cannot be made or written
 */
export async function buildPyramid({ tiles, settings, worker, data, onPicture }: PyramidOptions): Promise<void> {
	const levels = planPictures(tiles);
	const store = new TileStore(settings.folder);
	const missing = levels.map((level) =>
		level.filter((picture) => !store.has(picture, hasShare(picture.address.z, settings.coarsest))),
	);
	const total = levels.flat().length;
	const left = missing.flat().length;
	if (left === 0) return;
	const tick = showProgress(total, total - left, 'pictures');
	const pool = new Pool<Picture, PictureTimes>({ module: worker, data: { ...data, settings } });
	try {
		for (const level of missing) {
			await pool.run(level, (times, picture) => {
				tick();
				onPicture?.(picture, times);
			});
		}
	} finally {
		await pool.close();
	}
}
