import type { MapLibreMap } from 'maplibre-gl';
import type { Parcel } from '../../content/places';
import type { CameraPadding, FitTarget } from './engine';
import { FLIGHT_SPEED, MAX_ZOOM, type MapCamera, type MapEngine, MIN_ZOOM, TERROIR_ZOOM } from './engine';
import type { LonLat } from './mercator';

/** Milliseconds of a step of zoom: MapLibre's own for its keys. */
const STEP_MS = 300;
/** A parcel alone is seen from nearer than its estate. */
const PARCEL_ZOOM = 17;

type CameraMethods = Pick<
	MapEngine,
	'flyTo' | 'jumpTo' | 'zoomBy' | 'fit' | 'stop' | 'setPadding' | 'resize' | 'project'
>;

/** What moves the camera of a map. */
export function cameraOf(map: MapLibreMap, parcels: readonly Parcel[]): CameraMethods {
	/** Where the step of zoom that is under way goes: steps in quick succession add up. */
	let aim: number | undefined;
	map.on('moveend', () => {
		aim = undefined;
	});
	return {
		flyTo: ([lng, lat], zoom, speed) => map.flyTo({ center: [lng, lat], zoom, bearing: 0, pitch: 0, speed }),
		jumpTo: ({ center: [lng, lat], zoom, bearing, pitch }) => map.jumpTo({ center: [lng, lat], zoom, bearing, pitch }),
		zoomBy: (steps, animate) => {
			const zoom = Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, (aim ?? map.getZoom()) + steps));
			map.easeTo({ zoom, duration: animate ? STEP_MS : 0 });
			if (animate) aim = zoom;
		},
		fit: (target, animate) => {
			const corners = cornersOf(target, parcels);
			const margin = marginIn(map.getContainer(), map.getPadding());
			if (!corners || margin === undefined) {
				// MapLibre would not tell of the end of a move that it does not begin.
				map.jumpTo({});
				return;
			}
			map.fitBounds([[...corners.southWest], [...corners.northEast]], {
				padding: margin,
				maxZoom: 'parcels' in target ? PARCEL_ZOOM : TERROIR_ZOOM,
				speed: FLIGHT_SPEED,
				animate,
			});
		},
		stop: () => map.stop(),
		setPadding: (padding) => map.setPadding(padding),
		resize: () => map.resize(),
		project: ([lng, lat]) => map.project([lng, lat]),
	};
}

export function readCamera(map: MapLibreMap): MapCamera {
	const { lng, lat } = map.getCenter();
	return { center: [lng, lat], zoom: map.getZoom(), bearing: map.getBearing(), pitch: map.getPitch() };
}

/** CSS pixels left free around what is fitted into view, where there is room. */
const FIT_MARGIN = 64;

export type Corners = { southWest: LonLat; northEast: LonLat };

/** The box around what is to be brought into view, or `undefined` for nothing. */
export function cornersOf(target: FitTarget, parcels: readonly Parcel[]): Corners | undefined {
	const places = 'visitor' in target ? [target.visitor] : placesOf(target.parcels, parcels);
	if (places.length === 0) return undefined;
	const longitudes = places.map(([longitude]) => longitude);
	const latitudes = places.map(([, latitude]) => latitude);
	return {
		southWest: [Math.min(...longitudes), Math.min(...latitudes)],
		northEast: [Math.max(...longitudes), Math.max(...latitudes)],
	};
}

/**
 * CSS pixels to be left free around what is fitted into view: at most half of what the panel leaves of the box, since MapLibre
 * fits nothing into none. `undefined` where the panel leaves nothing.
 */
export function marginIn(
	{ clientWidth, clientHeight }: Pick<Element, 'clientWidth' | 'clientHeight'>,
	{ top = 0, right = 0, bottom = 0, left = 0 }: Partial<CameraPadding>,
): number | undefined {
	const room = Math.min(clientWidth - left - right, clientHeight - top - bottom);
	return room > 0 ? Math.min(FIT_MARGIN, room / 4) : undefined;
}

function placesOf(slugs: readonly string[], parcels: readonly Parcel[]): LonLat[] {
	return parcels
		.filter(({ slug }) => slugs.includes(slug))
		.flatMap(({ coordinates }) =>
			coordinates.flat(2).map(([longitude = 0, latitude = 0]): LonLat => [longitude, latitude]),
		);
}
