import { TILE_SIZE, type TileAddress } from '../../geo/mercator';
import type { Extent } from '../../terrain/extent';
import { frameAt } from '../frame';
import type { Render } from '../renderer';
import { halve } from './halving';
import { fadeToSurround, isBeyond, surround } from './surround';

/**
 * Vine rows are narrower than a pixel of zoom 14: drawn at the size of the next zoom and halved they neither flicker nor
 * fade. Drawing coarser zooms finer still changes nothing that is seen, but quadruples their cost.
 */
const OVERSAMPLING = 2;

/** The picture of a tile, drawn from the land; beyond its edges it fades into the colour around the map. */
export function drawTile(render: Render, land: Extent, { z, x, y }: TileAddress, finest: number): Uint8Array {
	const scale = z === finest ? 1 : OVERSAMPLING;
	const side = TILE_SIZE * scale;
	const frame = frameAt([x * side, y * side], z + Math.log2(scale), side, side);
	if (isBeyond(frame, land)) return surround(TILE_SIZE);
	const pixels = render(frame);
	fadeToSurround(pixels, frame, land);
	return scale === 1 ? pixels : halve(pixels, side);
}
