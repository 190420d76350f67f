import type { Feature, MultiLineString } from 'geojson';
import type {
	DataDrivenPropertyValueSpecification,
	ExpressionSpecification,
	LineLayerSpecification,
	MapLibreMap,
} from 'maplibre-gl';
import { decodeLines } from '../../content/coded-lines';
import { estates, type ViewName } from '../../content/estates';
import type { LonLat } from '../../content/mercator';
import { lightLine, tokens } from './colours';
import { collection, feature, setFeatures } from './geojson';
import { centreOf } from './map-window';
import { nearestEstate } from './nearest-estate';
import { smoothPlaces } from './smooth';
import { byZoom } from './zooms';

export const fillContoursSource = 'fill-contours';
export const fillContourLayers = ['parcel-contours-fine', 'parcel-contours-index'] as const;
/** From here on the parcels carry the contours of their labels. */
const contoursFrom = 14.5;
/** The units of the drawings are pixels of this zoom (`tiles/artwork/fill-contours.ts`). */
const unitZoom = 17;
/** That of the pixels in which curves are computed (`smooth.ts`). */
const curveZoom = 16;

const paint: ExpressionSpecification = ['coalesce', ['feature-state', 'paint'], 'own'];
const isChosen: ExpressionSpecification = ['==', paint, 'chosen'];
const isOnDark: ExpressionSpecification = ['any', isChosen, ['all', ['==', paint, 'own'], ['!', ['get', 'pale']]]];

/** As strong as the fill beneath; ink on a pale one shows with less. */
const opacity: DataDrivenPropertyValueSpecification<number> = [
	'*',
	['case', ['boolean', ['feature-state', 'selected'], false], 1, 0.4],
	['case', isOnDark, 0.85, 0.45],
];

/** The index contours twice as broad as the others, those of the chosen parcel broader still. */
export const fillContourStyle: LineLayerSpecification[] = ([0.75, 1.5] as const).map((width, index) => ({
	id: index === 0 ? 'parcel-contours-fine' : 'parcel-contours-index',
	type: 'line',
	source: fillContoursSource,
	minzoom: contoursFrom,
	filter: ['==', ['get', 'index'], index === 1],
	layout: { 'line-join': 'round' },
	paint: {
		'line-color': ['case', isOnDark, lightLine, tokens.ink],
		'line-opacity': opacity,
		'line-width': byZoom(15, ['case', isChosen, width * 1.5, width], 18, ['case', isChosen, width * 3, width * 2]),
	},
}));

type FillContour = Feature<MultiLineString, { slug: string; index: boolean; pale: boolean }>;

/** Draws the contours within the parcels of each view that the camera comes near to. */
export function drawFillContours(map: MapLibreMap, life: AbortSignal, onError: (error: unknown) => void): void {
	const drawn = new Map<ViewName, readonly FillContour[]>();
	const follow = () => {
		const { view } = nearestEstate(centreOf(map));
		if (map.getZoom() < contoursFrom - 0.5 || drawn.has(view)) return;
		drawn.set(view, []);
		loadFillContours(view, life).then(
			(contours) => {
				if (life.aborted) return;
				drawn.set(view, contours);
				setFeatures(map, fillContoursSource, collection([...drawn.values()].flat()));
			},
			(error: unknown) => {
				drawn.delete(view);
				if (!life.aborted) onError(error);
			},
		);
	};
	map.on('moveend', follow);
	follow();
}

/** The drawing that lies on the still as well. */
async function loadFillContours(view: ViewName, signal: AbortSignal): Promise<FillContour[]> {
	const response = await fetch(`/map/contours-${view}.svg`, { signal });
	if (!response.ok) throw Object.assign(new Error('contours'), { status: response.status });
	const centre = estates.find((estate) => estate.view === view)?.centre;
	return centre ? readFillContours(await response.text(), centre) : [];
}

/** The lines of a drawing: a path for the fine and one for the index contours of each parcel, those on pale fills last. */
export function readFillContours(svg: string, centre: LonLat): FillContour[] {
	const smooth = (places: readonly LonLat[]) => smoothPlaces(centre, places, curveZoom).map((place) => [...place]);
	return svg.split('<g id="pale">').flatMap((group, at) =>
		[...group.matchAll(/<path id="(.+?)-(fine|index)"[^>]* d="([^"]*)"/g)].map(([, slug = '', kind, path = '']) => {
			const lines = decodeLines({ origin: centre, zoom: unitZoom, lines: { [slug]: path } });
			const coordinates = lines.map(({ places }) => smooth(places));
			return feature({ type: 'MultiLineString', coordinates }, { slug, index: kind === 'index', pale: at === 1 });
		}),
	);
}
