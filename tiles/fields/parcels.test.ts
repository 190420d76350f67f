import { expect, test } from 'vitest';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { fillGrid } from '../terrain/grid';
import { plantParcels } from './parcels';

const outlines = await readParcelOutlines();
const surface = fillGrid(
	{ west: -30_000, south: -25_000, cell: 500, columns: 121, rows: 101 },
	(x, y) => 0.3 * x + 0.1 * y,
);
const parcels = plantParcels(outlines, surface, [[0, 0]]);

function plantingOf(slug: string) {
	return parcels.find(({ outline }) => outline.slug === slug)!.planting;
}

test('every parcel is a vineyard', () => {
	for (const { planting } of parcels) expect(['patamares', 'socalcos', 'alto']).toContain(planting.use);
});

test('old vines stand on walled terraces, and their leaves are no paler than the others', () => {
	const acima = plantingOf('vv-acima');
	expect(acima.use).toBe('socalcos');
	expect(acima.leaf[1]).toBeGreaterThan(acima.leaf[0] + 12);
	expect(acima.vigour).toBeGreaterThan(0.7);
});

test('the youngest vines cover least ground', () => {
	expect(plantingOf('ameio-2020').vigour).toBeLessThan(plantingOf('ameio-2016').vigour);
});
