import type { PolygonRings } from '../geo/geojson';
import { type Pixel, project } from '../geo/mercator';
import { type ViewName, viewCentres, viewNames, viewZoom } from '../geo/views';

/** A parcel in the pixels of a view: x to the east, y to the south, from the view's centre at the zoom views open at. */
export type Drawing = {
	readonly slug: string;
	/** Closed rings, the first point repeated at the end. */
	readonly rings: readonly (readonly Pixel[])[];
	readonly box: Box;
};

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** The largest window a still is made for; what lies outside it is in no still. */
const windowSize = { width: 1920, height: 1080 };

type Parcel = { readonly slug: string; readonly polygons: readonly PolygonRings[] };

/** What each view's window shows of parcels. */
export function drawViews(parcels: readonly Parcel[]): { view: ViewName; drawings: Drawing[] }[] {
	return viewNames.map((view) => ({ view, drawings: drawParcels(view, parcels).filter(showsInWindow) }));
}

/** Draws parcels as a view shows them. */
export function drawParcels(view: ViewName, parcels: readonly Parcel[]): Drawing[] {
	const [centreX, centreY] = project(viewCentres[view], viewZoom);
	return parcels.map(({ slug, polygons }) => {
		const rings = polygons.flat().map((ring) =>
			ring.map((position): Pixel => {
				const [x, y] = project(position, viewZoom);
				return [x - centreX, y - centreY];
			}),
		);
		return { slug, rings, box: boxAround(rings.flat()) };
	});
}

/** Whether something of a drawing shows in its view's window. */
function showsInWindow({ box: { x, y, width, height } }: Drawing): boolean {
	return (
		x < windowSize.width / 2 &&
		x + width > -windowSize.width / 2 &&
		y < windowSize.height / 2 &&
		y + height > -windowSize.height / 2
	);
}

/** The smallest upright box around points. */
export function boxAround(points: readonly Pixel[]): Box {
	const xs = points.map(([x]) => x);
	const ys = points.map(([, y]) => y);
	const x = Math.min(...xs);
	const y = Math.min(...ys);
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}
