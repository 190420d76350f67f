import { readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import facts from '../../content/facts.gen.json';
import { parcelSlugs } from '../../content/parcels';
import { type Parcel, parsePlaces } from '../../content/places';
import type { Position } from '../map/engine';
import type { LocateFailure, Standing } from './geolocation';
import { createLocator, type Locator, lookUpParcel, parcelAt } from './locator';

const here: Position = { place: [-7.5121, 41.1599], accuracy: 12 };
const show = vi.fn();
const moveTo = vi.fn();
let device: { found: (position: Position) => void; failed: (reason: LocateFailure) => void };
let watching = 0;
let timers: { milliseconds: number; task: () => void }[];
let lookUp: (standing: Standing) => void;
let locator: Locator;

beforeEach(() => {
	vi.clearAllMocks();
	watching = 0;
	timers = [];
	locator = createLocator({
		watch: (found, failed) => {
			watching += 1;
			device = { found, failed };
			return () => {
				watching -= 1;
			};
		},
		after: (milliseconds, task) => {
			const timer = { milliseconds, task };
			timers.push(timer);
			return () => {
				timers = timers.filter((other) => other !== timer);
			};
		},
		lookUpParcel: () => new Promise((resolve) => (lookUp = resolve)),
		show,
		moveTo,
	});
});

describe('the locator', () => {
	it('watches nothing until it is asked', () => {
		expect(watching).toBe(0);
	});

	it('shows the position, moves there, and learns the parcel', async () => {
		locator.dispatch({ type: 'pressed' });
		device.found(here);
		expect(show).toHaveBeenLastCalledWith(here);
		expect(moveTo).toHaveBeenCalledExactlyOnceWith(here.place);
		expect(timers).toEqual([]);
		lookUp({ kind: 'outside' });
		await vi.waitFor(() => expect(locator.get()).toMatchObject({ standing: { kind: 'outside' } }));
	});

	it('has a time-out of its own, of 15 seconds', () => {
		locator.dispatch({ type: 'pressed' });
		expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([15_000]);
		timers[0]?.task();
		expect(locator.get()).toEqual({ kind: 'failed', reason: 'timed-out' });
		expect(watching).toBe(1);
	});

	it('watches once, however often it is asked again', () => {
		locator.dispatch({ type: 'pressed' });
		timers[0]?.task();
		locator.dispatch({ type: 'pressed' });
		expect(watching).toBe(1);
	});

	it('leaves nothing running and nothing on the map', () => {
		locator.dispatch({ type: 'pressed' });
		device.found(here);
		locator.dispatch({ type: 'dismissed' });
		expect(watching).toBe(0);
		expect(timers).toEqual([]);
		expect(show).toHaveBeenLastCalledWith(undefined);
	});
});

const parcels = parsePlaces(JSON.parse(readFileSync('src/content/places.geojson', 'utf8')));

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
	const places = readFileSync('src/content/places.geojson', 'utf8');
	const ask = vi
		.fn<() => Promise<Response>>()
		.mockResolvedValueOnce(new Response('', { status: 503 }))
		.mockResolvedValue(new Response(places));
	vi.stubGlobal('fetch', ask);
	expect(await lookUpParcel(here.place)).toEqual({ kind: 'unnamed' });
	const standing = await lookUpParcel(here.place);
	expect(standing.kind).not.toBe('unnamed');
	expect(await lookUpParcel(here.place)).toEqual(standing);
	expect(ask).toHaveBeenCalledTimes(2);
	vi.unstubAllGlobals();
});
