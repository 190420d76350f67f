import { expect, test } from 'vitest';
import { readParcelOutlines } from './parcel-outlines';

test('the source holds forty-seven parcels, six of them in two parts', async () => {
	const outlines = await readParcelOutlines();
	expect(new Set(outlines.map(({ slug }) => slug)).size).toBe(47);
	expect(outlines.filter(({ rings }) => rings.length === 2)).toHaveLength(6);
});

test('a source that is not there or not areas is refused', async () => {
	await expect(readParcelOutlines(new URL('file:///nowhere/parcels.geojson'))).rejects.toThrow();
	await expect(readParcelOutlines(new URL('../source/heights.json', import.meta.url))).rejects.toThrow();
});
