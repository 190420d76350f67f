import { estates } from '../../content/estates';
import { tileAt } from '../map/map-window';
import { Survey, surveyZoom } from '../map/survey';

const near = [-1, 0, 1];

/** Imagery of three by three tiles around each estate. */
export const testSurvey = new Survey(
	estates.flatMap(({ centre }) => {
		const { x, y } = tileAt(centre, surveyZoom);
		return near.flatMap((east) => near.map((south) => [x + east, y + south] as const));
	}),
);
