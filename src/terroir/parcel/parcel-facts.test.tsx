import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import facts from '../../content/facts.gen.json';
import { parcelSlugs } from '../../content/parcels';
import plates from '../../content/plates.gen.json';
import { plateScale } from '../../ui/longest-bar';
import { blendFor, WrittenFacts, winesFrom } from './parcel-facts';

it('draws the bar of every plate round, and as long as its room allows', () => {
	for (const parcel of parcelSlugs) {
		const { width, unit } = plateScale(plates[parcel]);
		expect(width, parcel).toBeGreaterThan(20);
		expect(width, parcel).toBeLessThanOrEqual(52);
		expect(unit, parcel).toBe('m');
	}
});

it('is true to the ground: a bar of 200 m on a plate of 550 m takes 36 hundredths', () => {
	const { width, values } = plateScale(plates['abade-barroca']);
	expect(values).toEqual([0, 50, 100, 150, 200]);
	expect(width).toBeCloseTo((200 / (0.006565 * 111_320 * Math.cos((41.16 * Math.PI) / 180))) * 100, 1);
});

it('knows of every parcel a plate that its middle lies on', () => {
	for (const parcel of parcelSlugs) {
		const [longitude = 0, latitude = 0] = facts[parcel].centroid;
		const { west, east, south, north } = plates[parcel];
		expect(longitude > west && longitude < east && latitude > south && latitude < north, parcel).toBe(true);
	}
});

it('tells of every parcel what its row does not', () => {
	for (const parcel of parcelSlugs) {
		const html = renderToStaticMarkup(<WrittenFacts parcel={parcel} />);
		expect(html, parcel).toMatch(/Castas.*Exposição.*Declive.*Plantação.*Solo.*Armação/s);
		expect(html, parcel).not.toContain('Altitude');
	}
});

it('leads to the wines made from a parcel', () => {
	expect(renderToStaticMarkup(<WrittenFacts parcel="rabigato" />)).toContain('<a href="/vinhos/rabigato">Rabigato ');
});

it('knows for every parcel of which no wine is made the blend that takes its grapes', () => {
	const without = parcelSlugs.filter((parcel) => winesFrom(parcel).length === 0);
	expect(without.length).toBeGreaterThan(0);
	for (const parcel of without) expect(blendFor(parcel)?.parcels.length, parcel).toBeGreaterThan(1);
	expect(blendFor('qt-vale-sabor-14')?.name).toBe('Quatro Vistas');
});
