import { describe, expect, it } from 'vitest';
import type { Position } from '../map/engine';
import { kilometresToNearestEstate, type Locating, type LocatingEvent, locate } from './geolocation';
import { locatingSentence } from './locate-control';

const inVineyard: Position = { place: [-7.5121, 41.1599], accuracy: 12 };
const inLisbon: Position = { place: [-9.14, 38.72], accuracy: 20 };
const byNetwork: Position = { place: [-7.51, 41.16], accuracy: 2_400 };

/** The state and the names of the effects after a run of events. */
function run(...events: LocatingEvent[]) {
	let state: Locating = { kind: 'off' };
	let effects: string[] = [];
	for (const event of events) {
		const step = locate(state, event);
		state = step.state;
		effects = step.effects.map(({ type }) => type);
	}
	return { state, effects };
}

const press: LocatingEvent = { type: 'pressed' };
const found = (position: Position): LocatingEvent => ({ type: 'found', position });

describe('locating', () => {
	it('asks on a press only, and waits for so long', () => {
		expect(run()).toEqual({ state: { kind: 'off' }, effects: [] });
		expect(run(press)).toEqual({ state: { kind: 'asking' }, effects: ['watch', 'wait'] });
	});

	it('shows the first position, goes there, and looks the parcel up', () => {
		const { state, effects } = run(press, found(inVineyard));
		expect(state).toEqual({ kind: 'here', position: inVineyard, standing: { kind: 'looking-up' } });
		expect(effects).toEqual(['cancel-wait', 'show', 'fit', 'look-up']);
	});

	it('moves the dot afterwards, and leaves the camera to the visitor', () => {
		expect(run(press, found(inVineyard), found({ ...inVineyard, accuracy: 5 })).effects).toEqual([
			'cancel-wait',
			'show',
			'look-up',
		]);
	});

	it('keeps the parcel while the next position is looked up, and passes over what was looked up for an earlier one', () => {
		const standing = { kind: 'parcel', parcel: 'abade-barroca' } as const;
		const lookedUp: LocatingEvent = { type: 'looked-up', place: inVineyard.place, standing };
		const moved: Position = { place: [-7.5122, 41.16], accuracy: 9 };
		expect(run(press, found(inVineyard), lookedUp, found(moved)).state).toMatchObject({ standing });
		expect(run(press, found(moved), lookedUp).state).toMatchObject({ standing: { kind: 'looking-up' } });
	});

	it('names no parcel for a position that could be in any', () => {
		const { state, effects } = run(press, found(byNetwork));
		expect(state).toMatchObject({ kind: 'here', standing: { kind: 'somewhere' } });
		expect(effects).not.toContain('look-up');
	});

	it('tells from afar how far it is, and stops watching', () => {
		const { state, effects } = run(press, found(inLisbon));
		expect(state).toEqual({ kind: 'far', kilometres: 304 });
		expect(effects).toEqual(['unwatch', 'cancel-wait', 'show']);
	});

	it.each(['denied', 'unavailable'] as const)('ends when the position is %s', (reason) => {
		expect(run(press, { type: 'failed', reason })).toEqual({
			state: { kind: 'failed', reason },
			effects: ['unwatch', 'cancel-wait', 'show'],
		});
	});

	it('goes on looking after a time-out, since the browser’s question may not have been answered yet', () => {
		const late: LocatingEvent = { type: 'failed', reason: 'timed-out' };
		expect(run(press, late)).toEqual({ state: { kind: 'failed', reason: 'timed-out' }, effects: [] });
		expect(run(press, late, found(inVineyard)).state).toMatchObject({ kind: 'here' });
	});

	it('outlives moments without a position, but not a refusal', () => {
		expect(run(press, found(inVineyard), { type: 'failed', reason: 'unavailable' }).state.kind).toBe('here');
		expect(run(press, found(inVineyard), { type: 'failed', reason: 'denied' }).state.kind).toBe('failed');
	});

	it('ends with the next press, takes the dot away, and passes over what comes later', () => {
		expect(run(press, found(inVineyard), press)).toEqual({
			state: { kind: 'off' },
			effects: ['unwatch', 'cancel-wait', 'show'],
		});
		expect(run(press, press, found(inVineyard)).state.kind).toBe('off');
	});

	it('asks again after a failure', () => {
		expect(run(press, { type: 'failed', reason: 'denied' }, press).effects).toEqual(['watch', 'wait']);
	});
});

describe('what is said of it', () => {
	it.each<[Locating, string]>([
		[{ kind: 'off' }, ''],
		[{ kind: 'far', kilometres: 214 }, 'Está a 214\u00a0km da quinta mais próxima.'],
		[
			{ kind: 'here', position: inVineyard, standing: { kind: 'parcel', parcel: 'abade-barroca' } },
			'Está na parcela Barroca, Quinta das Quatro Vistas.',
		],
		[{ kind: 'here', position: inVineyard, standing: { kind: 'outside' } }, 'Está aqui, fora das parcelas.'],
		[
			{ kind: 'here', position: byNetwork, standing: { kind: 'somewhere' } },
			'Está aqui, com uma margem de 2\u00a0km: é grande de mais para dizer em que parcela.',
		],
	])('%j', (locating, sentence) => {
		expect(locatingSentence(locating)).toBe(sentence);
	});
});

it.each([
	['the middle of an estate', [-7.41, 41.37], 0, 0],
	['Lisboa', [-9.1393, 38.7223], 300, 310],
	['Porto', [-8.6291, 41.1579], 92, 94],
	['Pinhão, between two estates', [-7.5457, 41.1897], 3, 5],
] as const)('from %s', (_, place, least, most) => {
	const kilometres = kilometresToNearestEstate(place);
	expect(kilometres).toBeGreaterThanOrEqual(least);
	expect(kilometres).toBeLessThanOrEqual(most);
});
