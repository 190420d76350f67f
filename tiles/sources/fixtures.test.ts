import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { project, TILE_SIZE } from '../geo/mercator';
import { openSources } from './open-sources';
import { cutTile } from './sampling/cut-tile';
import { centroid } from './testing/crosses';

/** Where `fixtures/README.md` says the crosses are. */
const [X, Y] = project([-7.0725, 41.197], 16);
const TILE = { z: 16, x: Math.floor(X / TILE_SIZE), y: Math.floor(Y / TILE_SIZE) };
const WANTED = [X - TILE.x * TILE_SIZE, Y - TILE.y * TILE_SIZE] as const;

test.each(['pt-tm06-cog.tif', 'wgs84-jpeg-mask.tif'])(
	'The cross that GDAL wrote into %s lands on its pixel',
	async (name) => {
		const path = fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
		const open = await openSources({ sources: [path] }, new AbortController().signal);
		const pixels = await cutTile(TILE, open.rasters);
		await open.close();
		const [x, y] = centroid(pixels!, 4, TILE_SIZE, WANTED, 50);
		expect(Math.hypot(x - WANTED[0], y - WANTED[1])).toBeLessThan(0.1);
		const alpha = (u: number, v: number) => pixels?.[(Math.floor(v) * TILE_SIZE + Math.floor(u)) * 4 + 3];
		expect(alpha(...WANTED)).toBe(255);
		expect(alpha(WANTED[0], WANTED[1] > 256 ? WANTED[1] - 200 : WANTED[1] + 200)).toBe(0);
	},
);
