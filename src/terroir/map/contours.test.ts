import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { estates } from '../../content/estates';
import { parsePlaces } from '../../content/places';
import { parcelAt } from '../controls/locator';
import { decodeLines } from './line-paths';
import { nearestEstate } from './nearest-estate';

it('is each view at its own centre', () => {
	for (const { centre, view } of estates) expect(nearestEstate(centre).view).toBe(view);
});

it('changes half way between two estates', () => {
	expect(nearestEstate([-7.501, 41.1505]).view).toBe('main');
	expect(nearestEstate([-7.499, 41.1495]).view).toBe('moinho');
});

it.each(['main', 'martim', 'valesabor', 'moinho'])(
	'no contour of %s that carries figures goes through a parcel',
	(view) => {
		const parcels = parsePlaces(JSON.parse(readFileSync('src/content/places.geojson', 'utf8')));
		const { origin, lines, figures } = JSON.parse(readFileSync(`src/content/contours-${view}.gen.json`, 'utf8'));
		const index = decodeLines({ origin, lines }).filter(({ name }) => Number(name) % 50 === 0);
		const outside = decodeLines({ origin, lines: figures });
		expect(outside.length).toBeGreaterThan(index.length / 2);
		expect(new Set(outside.map(({ name }) => name))).toEqual(new Set(index.map(({ name }) => name)));
		expect(outside.flatMap(({ places }) => places).filter((place) => parcelAt(place, parcels))).toEqual([]);
	},
);
