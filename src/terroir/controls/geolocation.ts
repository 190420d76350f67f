import { kilometresBetween } from '../../content/coordinates';
import { estates } from '../../content/estates';
import type { LonLat } from '../../content/mercator';
import type { Position } from '../map/engine';

/** Own limit, in milliseconds: browsers count theirs from the answer to their question, or not at all. */
export const locateTimeoutMs = 15_000;
/** From here on the nearest estate is news and the place on the map is none: the archive's fine imagery ends before. */
const farKm = 25;
/** A position less exact than this, in metres, cannot tell a parcel from its neighbour. */
const parcelAccuracyM = 100;

/** What the place is, as far as the outlines tell. */
export type Standing =
	| { kind: 'looking-up' }
	| { kind: 'parcel'; parcel: string }
	| { kind: 'outside' }
	/** The position is not exact enough. */
	| { kind: 'somewhere' }
	/** The outlines did not come. */
	| { kind: 'unnamed' };

export type LocateFailure = 'denied' | 'unavailable' | 'timed-out';

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

/** What is to be done besides changing the state. Both `watch` and `wait` take the place of an earlier one. */
export type LocatingEffect =
	| { type: 'watch' }
	| { type: 'unwatch' }
	| { type: 'wait' }
	| { type: 'cancel-wait' }
	| { type: 'look-up'; place: LonLat }
	| { type: 'show'; position: Position | undefined }
	| { type: 'fit'; place: LonLat };

type LocatingStep = { state: Locating; effects: readonly LocatingEffect[] };

const off: LocatingStep = {
	state: { kind: 'off' },
	effects: [{ type: 'unwatch' }, { type: 'cancel-wait' }, { type: 'show', position: undefined }],
};

/** Where the visitor stands: asked for by a press, ended by the next one. */
export function locate(state: Locating, event: LocatingEvent): LocatingStep {
	switch (event.type) {
		case 'pressed':
			if (state.kind !== 'off' && state.kind !== 'failed') return off;
			return { state: { kind: 'asking' }, effects: [{ type: 'watch' }, { type: 'wait' }] };
		case 'dismissed':
			return off;
		case 'found':
			return state.kind === 'off' ? { state, effects: [] } : find(state, event.position);
		case 'looked-up':
			if (state.kind !== 'here' || state.position.place !== event.place) return { state, effects: [] };
			return { state: { ...state, standing: event.standing }, effects: [] };
		case 'failed':
			return fail(state, event.reason);
	}
}

function find(state: Locating, position: Position): LocatingStep {
	const { place, accuracy } = position;
	const kilometres = kilometresToNearestEstate(place);
	if (kilometres > farKm) return { ...off, state: { kind: 'far', kilometres: Math.round(kilometres) } };
	const isExact = accuracy <= parcelAccuracyM;
	const before = state.kind === 'here' ? state.standing : ({ kind: 'looking-up' } as const);
	return {
		state: { kind: 'here', position, standing: isExact ? before : { kind: 'somewhere' } },
		effects: [
			{ type: 'cancel-wait' },
			{ type: 'show', position },
			...(state.kind === 'here' ? [] : [{ type: 'fit' as const, place }]),
			...(isExact ? [{ type: 'look-up' as const, place }] : []),
		],
	};
}

/** A position once found outlives the moments without one; only a refusal ends it. */
function fail(state: Locating, reason: LocateFailure): LocatingStep {
	if (state.kind === 'off' || state.kind === 'far') return { state, effects: [] };
	if (state.kind === 'here' && reason !== 'denied') return { state, effects: [] };
	if (reason === 'timed-out') return { state: { kind: 'failed', reason }, effects: [] };
	return { ...off, state: { kind: 'failed', reason } };
}

/** From a place to the middle of the nearest estate, in kilometres along the great circle. */
export function kilometresToNearestEstate(place: LonLat): number {
	return Math.min(...estates.map(({ centre }) => kilometresBetween(place, centre)));
}
