import { type Estate, estates, quatroVistas } from '../../content/estates';
import { type LonLat, pixelsFrom } from '../../content/mercator';

/** The estate whose centre is nearest to a place, as it is drawn. */
export function nearestEstate(place: LonLat): Estate {
	const away = ({ centre }: Estate) => {
		const { x, y } = pixelsFrom(place, centre, 1);
		return Math.hypot(x, y);
	};
	return estates.reduce((best, estate) => (away(estate) < away(best) ? estate : best), quatroVistas);
}
