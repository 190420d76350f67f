import { estates, quatroVistas, type ViewName } from '../../content/estates';
import { type LonLat, pixelsFrom } from './mercator';

/** The view whose centre is nearest to a place, as it is drawn. */
export function nearestView(place: LonLat): ViewName {
	const away = (centre: LonLat) => {
		const { x, y } = pixelsFrom(place, centre, 1);
		return Math.hypot(x, y);
	};
	return estates.reduce((best, estate) => (away(estate.centre) < away(best.centre) ? estate : best), quatroVistas).view;
}
