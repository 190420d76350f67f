import { expect, test } from 'vitest';
import { graticuleCrosses } from './hero';

test('crosses stand where full fifths of minutes meet, and nowhere on the edge', () => {
	const sheet = { bounds: { west: 0, east: 0.25, south: 0, north: 0.25 }, width: 300, height: 300 };
	expect(graticuleCrosses(sheet).match(/h10/g)).toHaveLength(4);
	expect(graticuleCrosses(sheet)).toContain('M95.0 100.0h10');
});
