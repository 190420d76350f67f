import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import facts from '../../content/facts.gen.json';
import { parcelSlugs } from '../../content/parcels';
import type { Parcel } from '../../content/places';
import { after } from '../../platform/time';
import type { Position } from '../map/engine';
import { parcels, placesText } from '../testing/places';
import { locatingSentence } from './locate-control';
import {
	createLocator,
	kilometresToNearestEstate,
	type Locating,
	type LocatingEvent,
	type Locator,
	lookUpParcel,
	parcelAt,
	type Standing,
} from './locator';

const inVineyard: Position = { place: [-7.5121, 41.1599], accuracy: 12 };
const inLisbon: Position = { place: [-9.14, 38.72], accuracy: 20 };
const byNetwork: Position = { place: [-7.51, 41.16], accuracy: 2_400 };

/** What the last event has led to, in order. */
let effects: string[];
const show = vi.fn(() => void effects.push('show'));
const moveTo = vi.fn(() => void effects.push('fit'));
let lookUp: (standing: Standing) => void;
let locator: Locator;

/** What begins, and in its place what ends it. */
function starting<Args extends readonly unknown[]>(name: string, end: string, begin?: (...args: Args) => () => void) {
	return (...args: Args) => {
		effects.push(name);
		const stop = begin?.(...args);
		return () => {
			effects.push(end);
			stop?.();
		};
	};
}

/** The state after a run of events, and what the last of them has led to. */
function run(...events: LocatingEvent[]) {
	effects = [];
	locator = createLocator({
		watch: starting('watch', 'unwatch'),
		after: starting('wait', 'cancel-wait', after),
		lookUpParcel: () => {
			effects.push('look-up');
			return new Promise((resolve) => (lookUp = resolve));
		},
		show,
		moveTo,
	});
	for (const event of events) dispatch(event);
	return { state: locator.get(), effects };
}

function dispatch(event: LocatingEvent): void {
	effects = [];
	locator.dispatch(event);
}

beforeEach(() => {
	vi.useFakeTimers();
	vi.clearAllMocks();
});
afterEach(() => vi.useRealTimers());

const press: LocatingEvent = { type: 'pressed' };
const found = (position: Position): LocatingEvent => ({ type: 'found', position });

describe('the locator', () => {
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

	it('shows where that is, moves there once, and learns the parcel', async () => {
		run(press, found(inVineyard));
		expect(show).toHaveBeenLastCalledWith(inVineyard);
		expect(moveTo).toHaveBeenCalledExactlyOnceWith(inVineyard.place);
		expect(vi.getTimerCount()).toBe(0);
		lookUp({ kind: 'outside' });
		await vi.waitFor(() => expect(locator.get()).toMatchObject({ standing: { kind: 'outside' } }));
	});

	it('has a time-out of its own, of 15 seconds, and watches once when it is asked again', () => {
		run(press);
		vi.advanceTimersByTime(14_999);
		expect(locator.get().kind).toBe('asking');
		vi.advanceTimersByTime(1);
		expect(locator.get()).toEqual({ kind: 'failed', reason: 'timed-out' });
		expect(effects).toEqual(['watch', 'wait']);
		dispatch(press);
		expect(effects).toEqual(['unwatch', 'cancel-wait', 'watch', 'wait']);
	});

	it('leaves nothing running and nothing on the map', () => {
		expect(run(press, found(inVineyard), { type: 'dismissed' }).effects).toEqual(['unwatch', 'cancel-wait', 'show']);
		expect(vi.getTimerCount()).toBe(0);
		expect(show).toHaveBeenLastCalledWith(undefined);
	});
});

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
])('what is said of %j', (locating, sentence) => {
	expect(locatingSentence(locating)).toBe(sentence);
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

const square = (from: number, to: number) => [
	[from, from],
	[to, from],
	[to, to],
	[from, to],
	[from, from],
];
const ring: Parcel = { slug: 'anel', name: 'Anel', coordinates: [[square(0, 9), square(3, 6)], [square(20, 21)]] };

it('finds the parcel around a place, in any of its parts', () => {
	expect(parcelAt([1, 1], [ring])).toBe(ring);
	expect(parcelAt([20.5, 20.5], [ring])).toBe(ring);
});

it('finds none in a hole, nor beside', () => {
	expect(parcelAt([4, 4], [ring])).toBeUndefined();
	expect(parcelAt([10, 4], [ring])).toBeUndefined();
});

it('never finds one parcel in the middle of another', () => {
	for (const slug of parcelSlugs) {
		const [longitude = 0, latitude = 0] = facts[slug].centroid;
		expect([slug, undefined]).toContain(parcelAt([longitude, latitude], parcels)?.slug);
	}
});

it('finds most parcels at their centres, which only crooked ones do not contain', () => {
	const found = parcelSlugs.filter((slug) => {
		const [longitude = 0, latitude = 0] = facts[slug].centroid;
		return parcelAt([longitude, latitude], parcels)?.slug === slug;
	});
	expect(found.length).toBeGreaterThan(40);
});

it('the outlines are asked for again after they did not come, and never once they are here', async () => {
	const ask = vi
		.fn<() => Promise<Response>>()
		.mockResolvedValueOnce(new Response('', { status: 503 }))
		.mockResolvedValue(new Response(placesText));
	vi.stubGlobal('fetch', ask);
	expect(await lookUpParcel(inVineyard.place)).toEqual({ kind: 'unnamed' });
	const standing = await lookUpParcel(inVineyard.place);
	expect(standing.kind).not.toBe('unnamed');
	expect(await lookUpParcel(inVineyard.place)).toEqual(standing);
	expect(ask).toHaveBeenCalledTimes(2);
	vi.unstubAllGlobals();
});
