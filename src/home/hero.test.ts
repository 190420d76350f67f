import { expect, test } from 'vitest';
import { graticuleCrosses } from './hero';

test('crosses stand where full fifths of minutes meet, and neither on the edge nor beneath the words', () => {
	const sheet = { bounds: { west: 0, east: 0.25, south: 0, north: 0.25 }, width: 300, height: 300 };
	expect(graticuleCrosses(sheet).match(/h10/g)).toHaveLength(2);
	expect(graticuleCrosses(sheet)).toContain('M195.0 100.0h10');
});
