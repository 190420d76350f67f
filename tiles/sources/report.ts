import { type LonLat, toMetres } from '../geo/frame';
import { project, TILE_SIZE, type TileAddress } from '../geo/mercator';
import { VIEW_CENTRES, VIEW_NAMES, VIEW_ZOOM } from '../geo/views';
import type { Tone } from './geotiff/tone';
import type { Shares } from './make-tiles';
import type { Raster } from './raster';

/** CSS pixels of the window whose coverage is told: what a large screen shows of an estate. */
const WINDOW = { width: 1920, height: 1080 };

/** What a file brings: metres of ground that a pixel spans. Services tell only by being asked. */
export function describeRaster({ name, bounds, toPixel }: Raster): string {
	if (!bounds) return `  ${name}`;
	const middle: LonLat = [(bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2];
	const beside: LonLat = [middle[0], middle[1] + 1e-4];
	const [x, y] = toPixel(middle);
	const [besideX, besideY] = toPixel(beside);
	const metres = toMetres(beside)[1] - toMetres(middle)[1];
	return `  ${name}: ${(metres / Math.hypot(besideX - x, besideY - y)).toFixed(2)} m a pixel`;
}

export function describeTone({ black, white }: Tone): string {
	return `  16-bit values: ${black} and below become black, ${white} and above white`;
}

/** How much of each estate the sources cover. */
export function describeCoverage(tiles: readonly TileAddress[], shares: Shares): string[] {
	return VIEW_NAMES.map((view) => {
		const seen = shares.filter((_, index) => {
			const tile = tiles[index];
			return tile !== undefined && isSeen(tile, VIEW_CENTRES[view]);
		});
		const covered = seen.reduce((sum, share) => sum + share, 0) / Math.max(1, seen.length);
		return `  ${view}: ${seen.length === 0 ? 'not among the tiles' : `${(covered * 100).toFixed(0)} % covered`}`;
	});
}

function isSeen({ z, x, y }: TileAddress, centre: LonLat): boolean {
	if (z !== VIEW_ZOOM) return false;
	const [centreX, centreY] = project(centre, VIEW_ZOOM);
	const [middleX, middleY] = [(x + 0.5) * TILE_SIZE, (y + 0.5) * TILE_SIZE];
	return (
		Math.abs(middleX - centreX) < (WINDOW.width + TILE_SIZE) / 2 &&
		Math.abs(middleY - centreY) < (WINDOW.height + TILE_SIZE) / 2
	);
}
