import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { viewNames } from '../geo/views';
import { mapFolder } from '../paths';
import { drawFillContours } from './fill-contours';
import { readPlate } from './parcel-drawings';
import { plateSheet } from './plate';

it('what is served are the contours of the plates as they are', async () => {
	const outlines = await readParcelOutlines();
	for (const view of viewNames) {
		const served = readFileSync(join(mapFolder, `contours-${view}.svg`), 'utf8');
		const drawn = await Promise.all(
			outlines
				.filter(({ slug }) => served.includes(`<g id="${slug}">`))
				.map(async ({ slug, rings }) => ({ slug, sheet: plateSheet(rings), plate: await readPlate(slug) })),
		);
		expect(drawFillContours(view, drawn)).toBe(served);
	}
});

it('lies on the parcel in pixels of zoom 17 from the centre of the view, by the fill beneath', () => {
	const sheet = { bounds: { west: -7.52, east: -7.51, south: 41.16, north: 41.17 }, width: 920, height: 1100 };
	const plate =
		'<svg><g id="around"><path stroke-width="1.8" d="M1 1l1 1"/></g><g id="parcel"><path id="fine" d="M0 1100l92 0"/><path id="index" d="M0 990l92 0"/></g></svg>';
	const svg = drawFillContours('main', [{ slug: 'rabigato', sheet, plate }]);
	// The view's centre is the sheet's lower left corner; a hundredth of a degree is 1864 pixels.
	expect(svg).toContain('<g id="pale">\n<g id="rabigato"><path id="rabigato-fine" d="M0 0l186 0"/>');
	expect(svg).toMatch(/<path id="rabigato-index" stroke-width="6" d="M0 -24\dl186 0"\/>/);
});
