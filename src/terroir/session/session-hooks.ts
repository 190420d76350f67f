import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { Store } from '../../platform/store';
import type { After } from '../../platform/time';
import type { MapCamera, ScreenPoint } from '../map/engine';
import type { MapErrorKind } from '../map/map-error';
import type { MapSession, MapStatus } from './map-session';

/** Where trying again changes nothing before the browser or the settings have changed. */
const final: ReadonlySet<MapErrorKind> = new Set(['no-webgl', 'token-missing']);

export function canBeTriedAgain(error: MapErrorKind): boolean {
	return !final.has(error);
}

/** Until a map is asked for again whose box was not there, in milliseconds: the first time, then twice as long each time, so often. */
const firstRestMs = 1000;
const times = 5;

/** Asks again for a map that is not there: when the page is next visible, and after a moment where it was its box that was missing. */
export function useMapRetry(session: MapSession, status: MapStatus, after: After): void {
	const error = status.kind === 'error' && status.origin === undefined ? status.error : undefined;
	useEffect(() => {
		if (!error || !canBeTriedAgain(error)) return;
		const retry = () => session.retry();
		const look = () => document.visibilityState === 'visible' && retry();
		document.addEventListener('visibilitychange', look);
		const { failures } = session;
		const callOff =
			error === 'no-container' && failures <= times ? after(firstRestMs * 2 ** (failures - 1), retry) : undefined;
		return () => {
			document.removeEventListener('visibilitychange', look);
			callOff?.();
		};
	}, [session, error, after]);
}

/** What follows from the camera, such as whether a button has an effect: a component renders when that changes, not with each frame of a move. */
export function useCamera<Value extends string | boolean>(
	camera: Store<MapCamera>,
	select: (camera: MapCamera) => Value,
): Value {
	return useSyncExternalStore(
		camera.subscribe,
		() => select(camera.get()),
		() => select(camera.initial),
	);
}

/**
 * Moves what stands over the map with the camera, once a frame, without React.
 * @param prepare called after each rendering; what it returns puts everything in its place
 */
export function useCameraMoves(session: MapSession, prepare: () => (() => void) | undefined): void {
	useLayoutEffect(() => {
		const place = prepare();
		place?.();
		return place && session.camera.subscribe(place);
	});
}

/** Puts the middle of a label over a place of the map. */
export function moveLabel({ style }: HTMLElement, { x, y }: ScreenPoint): void {
	style.setProperty('translate', `calc(${x}px - 50%) calc(${y}px - 50%)`);
}

/** The line from a label to its parcel, so long and turned so: the label's style sheet draws it. */
export function drawLeader({ style }: HTMLElement, from: ScreenPoint, to: ScreenPoint): void {
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	style.setProperty('--leader', `${Math.hypot(dx, dy)}px`);
	style.setProperty('--turn', `${Math.atan2(dy, dx)}rad`);
}
