import type { LandUse } from '../../fields/land-use';
import type { Paint } from '../paint';
import type { Spot } from '../spot';
import { paintGrove } from './grove';
import { paintStraightRows } from './straight-rows';
import { paintPatamares, paintSocalcos } from './terraces';
import { paintFallow, paintMortorio, paintPine, paintScrub } from './wild';

type Painter = (paint: Paint, spot: Spot) => void;

const painters: Readonly<Record<LandUse, Painter>> = {
	patamares: paintPatamares,
	socalcos: paintSocalcos,
	alto: paintStraightRows,
	olives: paintGrove,
	almonds: paintGrove,
	scrub: paintScrub,
	pine: paintPine,
	mortorio: paintMortorio,
	fallow: paintFallow,
};

/** Too steep for any terrace: scrub grows there, in every field. */
const steepestField = 0.72;

/** Paints what grows at a spot of a field. */
export function paintCover(paint: Paint, spot: Spot, isParcel: boolean): void {
	const isTooSteep = !isParcel && spot.slope > steepestField + 0.1 * spot.patch;
	painters[isTooSteep ? 'scrub' : spot.planting.use](paint, spot);
}
