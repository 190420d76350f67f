import type { Pixel } from '../geo/mercator';
import { boxAround, type Drawing } from './drawing';
import { simplifyRing } from './simplify';
import { smoothPath } from './smooth-path';

/** Corners nearer to the line than this are left out, in pixels: less than the eye sees of a 2 px stroke. */
const OUTLINE_TOLERANCE = 0.25;
const SILHOUETTE_TOLERANCE = 0.35;

/** Side of a silhouette and the margin left around it, in its own units (DESIGN 4, parcel row: 40 px). */
const SILHOUETTE = { side: 40, margin: 2 };

/**
 * The outlines of a view, a path each with the parcel's slug as id and no paint of its own: `<use href="…#slug">` gives
 * fill and stroke, and places it with its origin at the centre of the view.
 */
export function outlineSprite(drawings: readonly Drawing[]): string {
	const { x, y, width, height } = boxAround(drawings.flatMap(({ rings }) => rings.flat()));
	const viewBox = [Math.floor(x), Math.floor(y), Math.ceil(width) + 1, Math.ceil(height) + 1].join(' ');
	return svg(
		drawings.map(({ slug, rings }) => pathElement(rings, OUTLINE_TOLERANCE, `id="${slug}" `)),
		` viewBox="${viewBox}"`,
	);
}

/** The shapes alone, each fitted into a square: a symbol per parcel with its slug as id and no paint of its own. */
export function silhouetteSprite(drawings: readonly Drawing[]): string {
	const { side, margin } = SILHOUETTE;
	return svg(
		drawings.map(({ slug, rings, box }) => {
			const scale = (side - 2 * margin) / Math.max(box.width, box.height);
			const fitted = rings.map((ring) =>
				ring.map(
					([x, y]): Pixel => [
						side / 2 + (x - box.x - box.width / 2) * scale,
						side / 2 + (y - box.y - box.height / 2) * scale,
					],
				),
			);
			const path = pathElement(fitted, SILHOUETTE_TOLERANCE);
			return `<symbol id="${slug}" viewBox="0 0 ${side} ${side}">${path}</symbol>`;
		}),
	);
}

function svg(children: readonly string[], attributes = ''): string {
	return `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>\n${children.join('\n')}\n</svg>\n`;
}

function pathElement(rings: Drawing['rings'], tolerance: number, attributes = ''): string {
	const open = rings.map((ring) => simplifyRing(ring.slice(0, -1), tolerance));
	return `<path ${attributes}d="${smoothPath(open)}"/>`;
}
