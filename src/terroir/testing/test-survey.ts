import { estates } from '../../content/estates';
import { tileAt } from '../map/map-window';
import { imageryZoom, Survey } from '../map/survey';

const near = [-1, 0, 1];

/** Imagery of three by three tiles around each estate. */
export const testSurvey = new Survey(
	estates.flatMap(({ centre }) => {
		const { z, x, y } = tileAt(centre, imageryZoom);
		return near.flatMap((east) => near.map((south) => ({ z, x: x + east, y: y + south })));
	}),
);
