import type { TileAddress } from '../../../geo/mercator';
import { buildPyramid } from '../build-pyramid';
import type { Picture } from '../plan';

const addresses: readonly TileAddress[] = [
	{ z: 11, x: 981, y: 765 },
	{ z: 12, x: 1962, y: 1530 },
	{ z: 13, x: 3925, y: 3060 },
];

/** A small pyramid of the striped land; a program of its own when started with a folder. */
export function buildStripes(folder: string, onPicture?: (picture: Picture) => void): Promise<void> {
	return buildPyramid({
		tiles: addresses,
		settings: {
			folder,
			land: { west: -90_000, south: -90_000, east: 90_000, north: 90_000 },
			quality: 60,
			coarsest: 11,
		},
		worker: new URL('./stripes-worker.ts', import.meta.url),
		data: {},
		...(onPicture && { onPicture }),
	});
}

const [, program, folder] = process.argv;
if (program?.endsWith('build-stripes.ts') && folder) await buildStripes(folder);
