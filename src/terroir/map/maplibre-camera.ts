import { LngLat, type MapLibreMap, type TransformConstrainFunction } from 'maplibre-gl';
import landBox from '../../content/map-sheet-place.gen.json';
import { type LonLat, latitudeAt, northing, worldPx } from '../../content/mercator';
import type { Parcel } from '../../content/places';
import {
	type CameraPadding,
	clamp,
	type FitTarget,
	flightSpeed,
	type MapCamera,
	type MapEngine,
	maxMapZoom,
	minMapZoom,
	terroirZoom,
} from './engine';
import { centreOf, type Reach } from './map-window';

/** Milliseconds of a step of zoom: MapLibre's own for its keys. */
const stepMs = 300;
/** A parcel alone is seen from nearer than its estate. */
const parcelZoom = 17;

type CameraMethods = Pick<
	MapEngine,
	'flyTo' | 'jumpTo' | 'expectView' | 'zoomBy' | 'fit' | 'stop' | 'setPadding' | 'resize' | 'project'
>;

/**
 * What moves the camera of a map.
 * @param expectView told of where a flight goes, before it begins; the jumps that wait for it are the page’s
 */
export function cameraOf(
	map: MapLibreMap,
	parcels: readonly Parcel[],
	limit: LandLimit,
	expectView: MapEngine['expectView'],
): CameraMethods {
	/** Where the step of zoom that is under way goes: steps in quick succession add up. */
	let aim: number | undefined;
	map.on('moveend', () => {
		aim = undefined;
	});
	return {
		flyTo: ([lng, lat], zoom, speed) => {
			void expectView([lng, lat], zoom);
			map.flyTo({ center: [lng, lat], zoom, bearing: 0, pitch: 0, speed });
		},
		jumpTo: ({ center: [lng, lat], zoom, bearing, pitch }) => map.jumpTo({ center: [lng, lat], zoom, bearing, pitch }),
		expectView,
		zoomBy: (steps, animate) => {
			const zoom = clamp((aim ?? map.getZoom()) + steps, minMapZoom, maxMapZoom);
			map.easeTo({ zoom, duration: animate ? stepMs : 0 });
			if (animate) aim = zoom;
		},
		fit: (target, animate) => {
			if ('visitor' in target) limit.include(target.visitor);
			const corners = cornersOf(target, parcels);
			const margin = marginIn(map.getContainer(), map.getPadding());
			if (!corners || margin === undefined) {
				// MapLibre would not tell of the end of a move that it does not begin.
				map.jumpTo({});
				return;
			}
			map.fitBounds([[...corners.southWest], [...corners.northEast]], {
				padding: margin,
				maxZoom: 'parcels' in target ? parcelZoom : terroirZoom,
				speed: flightSpeed,
				animate,
			});
		},
		stop: () => map.stop(),
		setPadding: (padding) => map.setPadding(padding),
		resize: () => map.resize(),
		project: ([lng, lat]) => map.project([lng, lat]),
	};
}

/** Keeps what is seen over the land, from afar the middle of it, and the zoom within its limits. */
export type LandLimit = {
	readonly constrain: TransformConstrainFunction;
	/** Until the window of a map is known its middle alone is kept. */
	readonly setReach: (reach: () => Reach) => void;
	/** Lets the middle go as far as a visitor who stands elsewhere. */
	readonly include: (place: LonLat) => void;
};

/** The box of the land is that of the sheet. */
export function limitToLand(): LandLimit {
	const { west, south, east, north } = landBox;
	const land = { longitudes: [west, east], northings: [northing(south), northing(north)] } as const;
	let reach = (): Reach => ({ across: 0, down: 0 });
	let visitor: LonLat | undefined;
	return {
		constrain: ({ lng, lat }, asked) => {
			const zoom = clamp(asked, minMapZoom, maxMapZoom);
			const { across, down } = reach();
			const degrees = (shareKept(zoom) * 360) / worldPx(zoom);
			const longitude = inset(land.longitudes, across * degrees, visitor?.[0]);
			const [least, most] = inset(land.northings, down * degrees, visitor && northing(visitor[1]));
			const latitude = clamp(lat, latitudeAt(least), latitudeAt(most));
			return { center: new LngLat(clamp(lng, ...longitude), latitude), zoom };
		},
		setReach: (given) => {
			reach = given;
		},
		include: (place) => {
			visitor = place;
		},
	};
}

/** How much of what is seen to each side of the middle stays over the land, 0–1: from afar a window is as large as all of it. */
function shareKept(zoom: number): number {
	return clamp((zoom - 10) / 2, 0, 1);
}

/** From where to where a middle may go so that so much to each side of it stays between two places, and as far as another. */
function inset([from, to]: readonly [number, number], by: number, other = (from + to) / 2): [number, number] {
	const most = Math.min(by, (to - from) / 2);
	return [Math.min(from + most, other), Math.max(to - most, other)];
}

export function readCamera(map: MapLibreMap): MapCamera {
	return { center: centreOf(map), zoom: map.getZoom(), bearing: map.getBearing(), pitch: map.getPitch() };
}

/** CSS pixels left free around what is fitted into view, where there is room. */
const fitMargin = 64;

type Corners = { southWest: LonLat; northEast: LonLat };

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
	return room > 0 ? Math.min(fitMargin, room / 4) : undefined;
}

function placesOf(slugs: readonly string[], parcels: readonly Parcel[]): LonLat[] {
	return parcels
		.filter(({ slug }) => slugs.includes(slug))
		.flatMap(({ coordinates }) =>
			coordinates.flat(2).map(([longitude = 0, latitude = 0]): LonLat => [longitude, latitude]),
		);
}
