import { estates, quatroVistas, type ViewName } from '../../content/estates';
import type { LonLat } from './mercator';

/** The view whose centre is nearest to a place, by degrees made equally long. */
export function nearestView([longitude, latitude]: LonLat): ViewName {
	const narrowing = Math.cos((latitude * Math.PI) / 180);
	const away = ([lon, lat]: LonLat) => Math.hypot((lon - longitude) * narrowing, lat - latitude);
	return estates.reduce((best, estate) => (away(estate.centre) < away(best.centre) ? estate : best), quatroVistas).view;
}
