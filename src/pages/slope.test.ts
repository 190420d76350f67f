import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import page from '../content/pages/filosofia.md';
import slope from '../content/slope.gen.json';

const styles = readFileSync('src/pages/slope.module.css', 'utf8');

test('the ink has come to a place when what is written of it begins', () => {
	const [start, ...inked] = [...styles.matchAll(/inset\(-40px (\d+(?:\.\d+)?)%? -40px 0\)/g)].map(
		([, right]) => 100 - Number(right),
	);
	expect([start, inked.pop()]).toEqual([0, 100]);
	const places = page.slope.map(({ parcel }) => (slope.parcels[parcel].atM / slope.lengthM) * 100);
	expect(inked).toEqual(places.map((place) => expect.closeTo(place, 0)));
});
