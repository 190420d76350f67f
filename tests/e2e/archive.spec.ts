import { viewCentres, viewNames, viewZoom } from '../../tiles/geo/views';
import { expect, longUnless, test } from './fixtures';
import { look, openPlainMap } from './plain-map-page';

for (const [density, viewport] of [
	[1, { width: 1280, height: 720 }],
	[2, { width: 640, height: 360 }],
] as const) {
	test(`a plain MapLibre page shows every view whole, at density ${density}${longUnless(density === 2)}`, async ({
		browser,
		site,
	}) => {
		const page = await browser.newPage({ viewport, deviceScaleFactor: density });
		await openPlainMap(page, site.origin);
		for (const view of viewNames) {
			const { complete, holes, mean } = await look(page, viewCentres[view], viewZoom);
			expect({ complete, holes }, view).toEqual({ complete: true, holes: 0 });
			for (const channel of mean) expect(channel).toBeGreaterThan(40);
		}
		await page.close();
	});
}
