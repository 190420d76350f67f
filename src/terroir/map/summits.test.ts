import { expect, test } from 'vitest';
import coded from '../../content/map-sheet.gen.json';
import { summitsOf } from './summits';

test('a summit is a point with its height, in the place that the sheet has it', () => {
	const { features } = summitsOf({ origin: [-7.74, 41.455], zoom: 12, lines: {}, summits: { '512': 'M0 0M2048 0' } });
	expect(features.map(({ properties }) => properties.name)).toEqual(['512', '512']);
	expect(features[0]?.geometry.coordinates).toEqual([-7.74, 41.455]);
	// 512 × 4096 units go round the earth.
	expect(features[1]?.geometry.coordinates[0]).toBeCloseTo(-7.74 + (360 * 2048) / (512 * 4096), 6);
});

test('the sheet has a summit every few kilometres, the highest within its highest contour', () => {
	const heights = summitsOf(coded).features.map(({ properties }) => Number(properties.name));
	expect(heights.length).toBeGreaterThan(100);
	const highest = Math.max(...Object.keys(coded.lines).map((name) => Number(name.replace('w', ''))));
	expect(Math.max(...heights)).toBeGreaterThanOrEqual(highest);
	expect(Math.max(...heights)).toBeLessThan(highest + 50);
});
