import type { CameraPadding, TileOrigin } from '../map/engine';
import type { MapErrorKind } from '../map/map-error';

export type MapStatus =
	/** The still stands in for the map, which nobody has asked for yet. */
	| { kind: 'poster' }
	| { kind: 'loading' }
	| { kind: 'ready'; origin: TileOrigin }
	/** With an origin the live map goes on beneath the notice: it was ready, and some of it does not come. */
	| { kind: 'error'; error: MapErrorKind; origin: TileOrigin | undefined };

/** Where the tiles of the live map come from, or `undefined` while there is none to be seen. */
export function liveOrigin(status: MapStatus): TileOrigin | undefined {
	return status.kind === 'ready' || status.kind === 'error' ? status.origin : undefined;
}

/** Where the map is to be drawn. `padding` is read again whenever the box changes. */
export type MapPlace = { container: HTMLElement; label: string; padding: () => CameraPadding };
