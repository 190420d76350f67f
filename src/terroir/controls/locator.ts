import type { LonLat } from '../../content/mercator';
import type { Parcel } from '../../content/places';
import { createStore, type Store } from '../../platform/store';
import type { After } from '../../platform/time';
import type { Position } from '../map/engine';
import { fetchParcels } from '../map/fetch-parcels';
import {
	type LocateFailure,
	type Locating,
	type LocatingEffect,
	type LocatingEvent,
	locate,
	locateTimeoutMs,
	type Standing,
} from './geolocation';

type LocatorDeps = {
	watch: WatchPosition;
	after: After;
	lookUpParcel: (place: LonLat) => Promise<Standing>;
	show: (position: Position | undefined) => void;
	moveTo: (place: LonLat) => void;
};

export type Locator = Store<Locating> & { dispatch: (event: LocatingEvent) => void };

/** Holds what is known of the visitor's place, and performs what the machine decides. `dismissed` leaves nothing running. */
export function createLocator({ watch, after, lookUpParcel, show, moveTo }: LocatorDeps): Locator {
	const store = createStore<Locating>({ kind: 'off' });
	let unwatch = () => {};
	let cancelWait = () => {};

	function dispatch(event: LocatingEvent): void {
		const { state, effects } = locate(store.get(), event);
		store.set(state);
		for (const effect of effects) perform(effect);
	}

	function perform(effect: LocatingEffect): void {
		switch (effect.type) {
			case 'watch':
				unwatch();
				unwatch = watch(
					(position) => dispatch({ type: 'found', position }),
					(reason) => dispatch({ type: 'failed', reason }),
				);
				return;
			case 'unwatch':
				unwatch();
				unwatch = () => {};
				return;
			case 'wait':
				cancelWait();
				cancelWait = after(locateTimeoutMs, () => dispatch({ type: 'failed', reason: 'timed-out' }));
				return;
			case 'cancel-wait':
				cancelWait();
				return;
			case 'look-up':
				void lookUpParcel(effect.place).then((standing) =>
					dispatch({ type: 'looked-up', place: effect.place, standing }),
				);
				return;
			case 'show':
				show(effect.position);
				return;
			case 'fit':
				moveTo(effect.place);
		}
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
