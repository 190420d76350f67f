import { expect, test } from 'vitest';
import { toX, toY } from '../geo/frame';
import { readSurvey, worstMiss } from './command';
import { Grid } from './grid';

const level = new Grid({ west: -1000, south: -1000, cell: 500, columns: 5, rows: 5 }, new Float32Array(25).fill(200));

test('the survey holds a hundred and sixty-seven heights of the region', async () => {
	const survey = await readSurvey();
	expect(survey).toHaveLength(167);
	for (const { lon, lat, m } of survey) {
		expect(Math.abs(toX(lon))).toBeLessThan(28300);
		expect(Math.abs(toY(lat))).toBeLessThan(22100);
		expect(m).toBeGreaterThan(70);
		expect(m).toBeLessThan(800);
	}
});

test('the worst miss is named with its point', () => {
	const survey = [
		{ lon: -7.3, lat: 41.25, m: 200.2 },
		{ at: 'abade-tn', lon: -7.301, lat: 41.251, m: 198.5 },
	];
	const { at, metres } = worstMiss(level, survey);
	expect(at).toBe('abade-tn');
	expect(metres).toBeCloseTo(1.5, 6);
});

test('a file that is no survey is refused', async () => {
	await expect(readSurvey(new URL('../source/parcels.geojson', import.meta.url))).rejects.toThrow('survey');
});
