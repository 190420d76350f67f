import type { LineString } from 'geojson';
import type { LayerSpecification, MapLibreMap } from 'maplibre-gl';
import { expect, it } from 'vitest';
import { collection } from './geojson';
import { keepGround } from './imagery-layers';
import { mapStyle } from './style';

const parts = {
	archive: '/map/a.pmtiles',
	tileSize: 512,
	parcels: [],
	outline: collection<LineString, object>([]),
	onlineTiles: undefined,
} as const;

function layersAt(zoom: number, layers: readonly LayerSpecification[] = mapStyle(parts).layers): string[] {
	return layers.filter(({ minzoom = 0, maxzoom = 24 }) => minzoom <= zoom && zoom < maxzoom).map(({ id }) => id);
}

it('no imagery is shown from afar, and none of the coarse tiles is asked for', () => {
	const isImagery = (id: string) => mapStyle(parts).layers.some((layer) => layer.id === id && layer.type === 'raster');
	const imagery = (zoom: number) => layersAt(zoom).filter((id) => id.startsWith('imagery') && isImagery(id));
	expect(imagery(8)).toEqual([]);
	expect(imagery(12.4)).toEqual([]);
	expect(imagery(13)).toEqual(['imagery-far']);
	expect(imagery(13.7)).toEqual(['imagery-far']);
	expect(imagery(14.2)).toEqual(['imagery-far', 'imagery']);
	expect(imagery(14.5)).toEqual(['imagery']);
	expect(imagery(15)).toEqual(['imagery']);
	expect(imagery(18)).toEqual(['imagery']);
	const { sources } = mapStyle(parts);
	expect(sources.imagery).toMatchObject({ minzoom: 14 });
	expect(sources['imagery-far']).toMatchObject({ minzoom: 14, maxzoom: 14, tileSize: 256 });
});

it('on a dense screen finer imagery comes half a zoom sooner', () => {
	const { layers } = mapStyle({ ...parts, tileSize: 256 });
	expect(layersAt(13.4, layers)).not.toContain('imagery');
	expect(layersAt(13.6, layers)).toContain('imagery');
});

it('once a first view is whole the coarsest imagery lies under the finer at every zoom', () => {
	const ranges: unknown[] = [];
	keepGround({ setLayerZoomRange: (...range: unknown[]) => ranges.push(range) } as unknown as MapLibreMap);
	expect(ranges).toEqual([['imagery-far', 12.5, 19]]);
});

it('where the imagery is, its margin and its neat line lie over it, beneath the parcels', () => {
	expect(layersAt(12.4)).not.toContain('imagery-margin');
	const ids = layersAt(14.2);
	const at = ids.indexOf('imagery-margin');
	expect(ids.slice(at - 1, at + 3)).toEqual(['imagery', 'imagery-margin', 'imagery-neat-line', 'parcel-fill']);
});

it('parcels are filled from zoom 11 on, and their strokes grow with the imagery', () => {
	const parcels = (zoom: number) => layersAt(zoom).filter((id) => id.startsWith('parcel'));
	expect(parcels(10.9)).toEqual([]);
	expect(parcels(11)).toEqual(['parcel-fill']);
	expect(parcels(13)).toEqual(['parcel-fill', 'parcel-casing', 'parcel-stroke']);
	const contours = ['parcel-contours-fine', 'parcel-contours-index'];
	expect(parcels(14.5)).toEqual(['parcel-fill', ...contours, 'parcel-casing', 'parcel-stroke']);
	const widthOf = (id: string) => {
		const layer = mapStyle(parts).layers.find((each) => each.id === id);
		return layer?.type === 'line' ? layer.paint?.['line-width'] : undefined;
	};
	const hovered = ['boolean', ['feature-state', 'hovered'], false];
	const growing = ['interpolate', ['linear'], ['zoom'], 12.5, 0, 14.5];
	expect(widthOf('parcel-stroke')).toEqual([...growing, ['case', hovered, 4, 2]]);
	expect(widthOf('parcel-casing')).toEqual([...growing, ['case', hovered, 6, 4]]);
});

it('curves keep their points in a tile, also on a dense screen', () => {
	const { sources } = mapStyle(parts);
	for (const id of ['sheet-contours-near', 'fill-contours', 'parcels'])
		expect(sources[id]).toMatchObject({ type: 'geojson', tolerance: 0.1 });
});

it('the sheet lies under all imagery, a provider’s too, at every zoom', () => {
	const { layers } = mapStyle({ ...parts, onlineTiles: 'online://{z}/{x}/{y}' });
	for (const zoom of [8, 11, 13, 15, 18]) {
		const ids = layersAt(zoom, layers);
		expect(ids[0]).toBe('sheet-paper');
		const lastOfSheet = ids.findLastIndex((id) => id.startsWith('sheet-'));
		const lastOfImagery = ids.findLastIndex((id) => id.startsWith('imagery'));
		expect(ids.indexOf('online')).toBe(Math.max(lastOfSheet, lastOfImagery) + 1);
	}
	// There is no edge then.
	expect(layersAt(16, layers)).not.toContain('imagery-neat-line');
});
