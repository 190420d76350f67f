import { kilometresBetween } from '../../content/coordinates';
import { estates } from '../../content/estates';
import type { LonLat } from '../../content/mercator';
import type { Parcel } from '../../content/places';
import { createStore, type Store } from '../../platform/store';
import type { After } from '../../platform/time';
import type { Position } from '../map/engine';
import { fetchParcels } from '../map/fetch-parcels';

/** Own limit, in milliseconds: browsers count theirs from the answer to their question, or not at all. */
const locateTimeoutMs = 15_000;
/** From here on the nearest estate is news and the place on the map is none: the archive's fine imagery ends before. */
const farKm = 25;
/** Whether a position is exact enough, to 100 m, to tell a parcel from its neighbour. */
function tellsParcel({ accuracy }: Position): boolean {
	return accuracy <= 100;
}

/** What the place is, as far as the outlines tell. */
export type Standing =
	| { kind: 'looking-up' }
	| { kind: 'parcel'; parcel: string }
	| { kind: 'outside' }
	/** The position is not exact enough. */
	| { kind: 'somewhere' }
	/** The outlines did not come. */
	| { kind: 'unnamed' };

type LocateFailure = 'denied' | 'unavailable' | 'timed-out';

export type Locating =
	| { kind: 'off' }
	| { kind: 'asking' }
	| { kind: 'here'; position: Position; standing: Standing }
	| { kind: 'far'; kilometres: number }
	/** After a time-out the browser goes on looking: its question may not have been answered yet. */
	| { kind: 'failed'; reason: LocateFailure };

export type LocatingEvent =
	| { type: 'pressed' }
	| { type: 'dismissed' }
	| { type: 'found'; position: Position }
	| { type: 'looked-up'; place: LonLat; standing: Standing }
	| { type: 'failed'; reason: LocateFailure };

const off: Locating = { kind: 'off' };

/** Where the visitor stands: asked for by a press, ended by the next one. */
function locate(state: Locating, event: LocatingEvent): Locating {
	switch (event.type) {
		case 'pressed':
			return state.kind === 'off' || state.kind === 'failed' ? { kind: 'asking' } : off;
		case 'dismissed':
			return off;
		case 'found':
			return state.kind === 'off' ? state : find(state, event.position);
		case 'looked-up':
			if (state.kind !== 'here' || state.position.place !== event.place) return state;
			return { ...state, standing: event.standing };
		case 'failed':
			return fail(state, event.reason);
	}
}

function find(state: Locating, position: Position): Locating {
	const kilometres = kilometresToNearestEstate(position.place);
	if (kilometres > farKm) return { kind: 'far', kilometres: Math.round(kilometres) };
	if (!tellsParcel(position)) return { kind: 'here', position, standing: { kind: 'somewhere' } };
	return { kind: 'here', position, standing: state.kind === 'here' ? state.standing : { kind: 'looking-up' } };
}

/** A position once found outlives the moments without one; only a refusal ends it. */
function fail(state: Locating, reason: LocateFailure): Locating {
	if (state.kind === 'off' || state.kind === 'far') return state;
	return state.kind === 'here' && reason !== 'denied' ? state : { kind: 'failed', reason };
}

/** From a place to the middle of the nearest estate, in kilometres along the great circle. */
export function kilometresToNearestEstate(place: LonLat): number {
	return Math.min(...estates.map(({ centre }) => kilometresBetween(place, centre)));
}

type LocatorDeps = {
	watch: WatchPosition;
	after: After;
	lookUpParcel: (place: LonLat) => Promise<Standing>;
	show: (position: Position | undefined) => void;
	moveTo: (place: LonLat) => void;
};

export type Locator = Store<Locating> & { dispatch: (event: LocatingEvent) => void };

/** Holds what is known of the visitor's place, and does what follows from a change of it. `dismissed` leaves nothing running. */
export function createLocator({ watch, after, lookUpParcel, show, moveTo }: LocatorDeps): Locator {
	const store = createStore<Locating>(off);
	let unwatch = () => {};
	let cancelWait = () => {};

	function dispatch(event: LocatingEvent): void {
		const before = store.get();
		const state = locate(before, event);
		if (state === before) return;
		store.set(state);
		if (state.kind === 'asking') ask();
		else if (state.kind === 'here' && event.type === 'found') arrive(state.position, before.kind !== 'here');
		else if (
			state.kind === 'off' ||
			state.kind === 'far' ||
			(state.kind === 'failed' && state.reason !== 'timed-out')
		) {
			stop();
			show(undefined);
		}
	}

	function ask(): void {
		stop();
		const fail = (reason: LocateFailure) => dispatch({ type: 'failed', reason });
		unwatch = watch((position) => dispatch({ type: 'found', position }), fail);
		cancelWait = after(locateTimeoutMs, () => fail('timed-out'));
	}

	function arrive(position: Position, isFirst: boolean): void {
		const { place } = position;
		cancelWait();
		show(position);
		if (isFirst) moveTo(place);
		if (tellsParcel(position))
			void lookUpParcel(place).then((standing) => dispatch({ type: 'looked-up', place, standing }));
	}

	function stop(): void {
		unwatch();
		cancelWait();
		unwatch = cancelWait = () => {};
	}

	return { ...store, dispatch };
}

/** Follows the device until the function it returns is called. Positions stay on the device. */
type WatchPosition = (onFound: (position: Position) => void, onFailed: (reason: LocateFailure) => void) => () => void;

/** Whether this browser can be asked at all: it only answers pages served over HTTPS or from the device itself. */
export function canLocate(): boolean {
	return window.isSecureContext && 'geolocation' in navigator;
}

export const watchPosition: WatchPosition = (onFound, onFailed) => {
	const watch = navigator.geolocation.watchPosition(
		({ coords: { longitude, latitude, accuracy } }) => onFound({ place: [longitude, latitude], accuracy }),
		({ code, PERMISSION_DENIED }) => onFailed(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
		{ enableHighAccuracy: true, maximumAge: 10_000 },
	);
	return () => navigator.geolocation.clearWatch(watch);
};

/** The outlines of the parcels, once they were needed. */
let outlines: readonly Parcel[] | undefined;

/** Looks a place up in the outlines of the parcels. Never throws. */
export async function lookUpParcel(place: LonLat): Promise<Standing> {
	try {
		outlines ??= await fetchParcels();
		const parcel = parcelAt(place, outlines);
		return parcel ? { kind: 'parcel', parcel: parcel.slug } : { kind: 'outside' };
	} catch {
		return { kind: 'unnamed' };
	}
}

type Ring = Parcel['coordinates'][number][number];

/** The parcel that a place lies in, or `undefined` between them and in their holes. */
export function parcelAt(place: LonLat, parcels: readonly Parcel[]): Parcel | undefined {
	return parcels.find(({ coordinates }) => coordinates.some((polygon) => isInPolygon(place, polygon)));
}

function isInPolygon(place: LonLat, [outline, ...holes]: readonly Ring[]): boolean {
	return outline !== undefined && isInRing(place, outline) && !holes.some((hole) => isInRing(place, hole));
}

/** Counts the sides that a ray to the east crosses. */
function isInRing([longitude, latitude]: LonLat, ring: Ring): boolean {
	let inside = false;
	let [beforeLon = 0, beforeLat = 0] = ring.at(-1) ?? [];
	for (const [lon = 0, lat = 0] of ring) {
		const crosses = lat > latitude !== beforeLat > latitude;
		if (crosses && longitude < ((beforeLon - lon) * (latitude - lat)) / (beforeLat - lat) + lon) inside = !inside;
		[beforeLon, beforeLat] = [lon, lat];
	}
	return inside;
}
