import { expect, it } from 'vitest';
import { ticksBetween } from './graticule';

const degrees = (seconds: number) => seconds / 3600;

it('writes a coordinate every five seconds of an edge of twenty, and marks each second', () => {
	const ticks = ticksBetween(degrees(100.5), degrees(120.5), 4);
	expect(ticks).toHaveLength(20);
	expect(ticks.filter(({ labelled }) => labelled).map(({ seconds }) => seconds)).toEqual([105, 110, 115]);
});

it('places a tick where its coordinate lies on the edge', () => {
	const ticks = ticksBetween(degrees(-20), degrees(-10), 4);
	expect(ticks.find(({ seconds }) => seconds === -15)?.at).toBeCloseTo(0.5);
});

it('never writes on a corner', () => {
	for (const { at } of ticksBetween(degrees(0), degrees(20), 5).filter(({ labelled }) => labelled)) {
		expect(at).toBeGreaterThan(0.07);
		expect(at).toBeLessThan(0.93);
	}
});

it('writes a few coordinates alone on the edges of a region', () => {
	const ticks = ticksBetween(degrees(-27182), degrees(-25341), 4);
	const written = ticks.filter(({ labelled }) => labelled).map(({ seconds }) => seconds);
	expect(written).toEqual([-27000, -26400, -25800]);
	expect(ticks.length).toBeLessThan(20);
});

it('goes over to minutes where an edge is long', () => {
	const written = ticksBetween(degrees(10), degrees(250), 4).filter(({ labelled }) => labelled);
	expect(written.map(({ seconds }) => seconds)).toEqual([60, 120, 180]);
});
