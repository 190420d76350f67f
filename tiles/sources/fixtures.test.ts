import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { project, tileSize } from '../geo/mercator';
import { openSources } from './open-sources';
import { cutTile } from './sampling/cut-tile';
import { centroid } from './testing/crosses';

/** Where `fixtures/README.md` says the crosses are. */
const [X, Y] = project([-7.0725, 41.197], 16);
const tile = { z: 16, x: Math.floor(X / tileSize), y: Math.floor(Y / tileSize) };
const wanted = [X - tile.x * tileSize, Y - tile.y * tileSize] as const;

test.each(['pt-tm06-cog.tif', 'wgs84-jpeg-mask.tif'])(
	'The cross that GDAL wrote into %s lands on its pixel',
	async (name) => {
		const path = fileURLToPath(new URL(`fixtures/${name}`, import.meta.url));
		const open = await openSources({ sources: [path] }, new AbortController().signal);
		const pixels = await cutTile(tile, open.rasters);
		await open.close();
		const [x, y] = centroid(pixels!, 4, tileSize, wanted, 50);
		expect(Math.hypot(x - wanted[0], y - wanted[1])).toBeLessThan(0.1);
		const alpha = (u: number, v: number) => pixels?.[(Math.floor(v) * tileSize + Math.floor(u)) * 4 + 3];
		expect(alpha(...wanted)).toBe(255);
		expect(alpha(wanted[0], wanted[1] > 256 ? wanted[1] - 200 : wanted[1] + 200)).toBe(0);
	},
);
