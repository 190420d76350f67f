import type { Position } from '../map/engine';
import type { LocateFailure } from './locating';

/** Follows the device until the function it returns is called. Positions stay on the device. */
export type WatchPosition = (
	onFound: (position: Position) => void,
	onFailed: (reason: LocateFailure) => void,
) => () => void;

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
