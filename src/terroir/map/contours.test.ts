import { readFileSync } from 'node:fs';
import type { MapLibreMap } from 'maplibre-gl';
import { afterEach, expect, it, vi } from 'vitest';
import { decodeLines } from '../../content/coded-lines';
import { estates } from '../../content/estates';
import { parcelAt } from '../controls/locator';
import { parcels } from '../testing/places';
import { drawContours, lineFigures } from './contours';
import { nearestEstate } from './nearest-estate';

afterEach(() => vi.unstubAllGlobals());

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
		const { origin, lines, figures } = JSON.parse(readFileSync(`src/content/contours-${view}.gen.json`, 'utf8'));
		const index = decodeLines({ origin, lines }).filter(({ name }) => Number(name) % 50 === 0);
		const outside = decodeLines({ origin, lines: figures });
		expect(outside.length).toBeGreaterThan(index.length / 2);
		expect(new Set(outside.map(({ name }) => name))).toEqual(new Set(index.map(({ name }) => name)));
		expect(outside.flatMap(({ places }) => places).filter((place) => parcelAt(place, parcels))).toEqual([]);
	},
);

it('contours of an estate are drawn, also where those of the estate before it fail while they are loaded', async () => {
	vi.stubGlobal('document', { fonts: { load: async () => [] } });
	let fail: ((error: Error) => void) | undefined;
	let arrive: ((contours: object) => void) | undefined;
	const failing = () =>
		new Promise((_, reject) => {
			fail = reject;
		});
	const arriving = () =>
		new Promise((resolve) => {
			arrive = resolve;
		});
	vi.doMock('../../content/contours-martim.gen.json', failing);
	vi.doMock('../../content/contours-moinho.gen.json', arriving);
	let [lng, lat] = centreOfView('martim');
	let endMove = () => {};
	const addSource = vi.fn();
	const map: Partial<Record<keyof MapLibreMap, unknown>> = {
		on: (_: string, listener: () => void) => {
			endMove = listener;
		},
		getCenter: () => ({ lng, lat }),
		getZoom: () => 15,
		getLayer: () => undefined,
		getSource: () => undefined,
		addLayer: () => {},
		addSource,
	};
	const onError = vi.fn();
	const life = new AbortController();
	drawContours(map as unknown as MapLibreMap, life.signal, { onError, leastLetterPx: 0 })(true);
	[lng, lat] = centreOfView('moinho');
	endMove();
	await vi.waitFor(() => expect([fail, arrive]).not.toContain(undefined));
	fail?.(new TypeError('Failed to fetch'));
	await vi.waitFor(() => expect(onError).toHaveBeenCalled());
	arrive?.({ default: { origin: [0, 0], lines: {}, figures: {} } });
	await vi.waitFor(() => expect(addSource).toHaveBeenCalledTimes(2));
});

it.each([
	[390, [240, 70], [100, 38]],
	[1440, [240, 240], [100, 100]],
])(
	'in a window of %i pixels figures on paper stand as close, from afar and from zoom 15 on',
	(width, spacing, padding) => {
		const map = { getContainer: () => ({ clientWidth: width }) } as MapLibreMap;
		const { layout } = lineFigures(map, 'figures', 0, { minzoom: 13, padding: 100, colour: '' });
		const ends = (value: unknown) => (Array.isArray(value) ? [value[2], value[4]] : [value, value]);
		expect([ends(layout?.['symbol-spacing']), ends(layout?.['text-padding'])]).toEqual([spacing, padding]);
	},
);

function centreOfView(name: string) {
	const estate = estates.find(({ view }) => view === name);
	if (!estate) throw new Error(`No estate has the view ${name}.`);
	return estate.centre;
}
