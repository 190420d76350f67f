import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { Store } from '../../platform/store';
import type { MapCamera } from '../map/engine';
import type { ScreenPoint } from '../map/screen';
import type { MapSession } from './map-session';

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
