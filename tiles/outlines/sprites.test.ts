import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseAreas } from '../geo/geojson';
import type { ViewName } from '../geo/views';
import { parcelsSource } from '../paths';
import { drawParcels, drawViews } from './drawing';
import { labelsOf } from './labels';
import { outlineSprite, silhouetteSprite } from './sprites';

const parcels = parseAreas(JSON.parse(readFileSync(parcelsSource, 'utf8'))).map(
	({ properties: { slug }, polygons }) => ({
		slug: `${slug}`,
		polygons,
	}),
);
const views = drawViews(parcels);
const drawingsOf = (name: ViewName) => views.find(({ view }) => view === name)?.drawings ?? [];
const idsIn = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);

describe('the outlines of the views', () => {
	it('show each parcel in one view', () => {
		const shown = views.map(({ drawings }) => idsIn(outlineSprite(drawings)));
		expect(shown.map(({ length }) => length)).toEqual([17, 2, 27, 1]);
		expect(shown.flat().sort()).toEqual(parcels.map(({ slug }) => slug).sort());
	});

	it('carry no paint, so that fill and stroke come from where they are used', () => {
		const svg = outlineSprite(drawingsOf('main'));
		expect(svg).not.toMatch(/fill|stroke|style|class/);
	});

	it('have their labels inside the box around them, with room for something', () => {
		const { box, labels } = labelsOf(drawingsOf('valesabor'), () => 'Foz');
		expect(Object.keys(labels)).toHaveLength(27);
		for (const { x, y, lines } of Object.values(labels)) {
			expect(x).toBeGreaterThan(box.x);
			expect(x).toBeLessThan(box.x + box.width);
			expect(y).toBeGreaterThan(box.y);
			expect(y).toBeLessThan(box.y + box.height);
			expect(lines).toBe(1);
		}
	});
});

describe('the silhouettes', () => {
	it('are a symbol for each parcel', () => {
		const svg = silhouetteSprite(drawParcels('main', parcels));
		expect(idsIn(svg).sort()).toEqual(parcels.map(({ slug }) => slug).sort());
		expect(svg.match(/<symbol id="[^"]+" viewBox="0 0 40 40"><path d="M[^"]+z"\/><\/symbol>/g)).toHaveLength(47);
	});
});
