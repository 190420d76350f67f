import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import type { ViewName } from '../../content/estates';
import type { CodedLines } from './coded-lines';
import { CONTOURS_SOURCE, contourFigures, contourLines } from './contour-layers';
import { loadContours } from './contours-of';
import { lineFeatures } from './line-features';
import { nearestView } from './nearest-view';
import { PARCEL_CASING_LAYER, PARCELS_LAYER } from './style';

/** Draws contours on a map: those around the view that the camera is nearest to, from the first time they are wanted. */
export class Contours {
	readonly #map: MapLibreMap;
	readonly #life: AbortSignal;
	readonly #onError: (error: unknown) => void;
	#wanted = false;
	#view: ViewName | null = null;

	/** @param life aborted when the map is removed */
	constructor(map: MapLibreMap, life: AbortSignal, onError: (error: unknown) => void) {
		this.#map = map;
		this.#life = life;
		this.#onError = onError;
		map.on('moveend', () => void this.#follow());
	}

	show(wanted: boolean): void {
		this.#wanted = wanted;
		for (const { id } of [...contourLines, contourFigures]) {
			if (this.#map.getLayer(id)) this.#map.setLayoutProperty(id, 'visibility', wanted ? 'visible' : 'none');
		}
		void this.#follow();
	}

	async #follow(): Promise<void> {
		const { lng, lat } = this.#map.getCenter();
		const view = nearestView([lng, lat]);
		if (!this.#wanted || view === this.#view) return;
		this.#view = view;
		try {
			const coded = await loadContours(view);
			if (view === this.#view && !this.#life.aborted) this.#draw(coded);
		} catch (error) {
			this.#view = null;
			if (!this.#life.aborted) this.#onError(error);
		}
	}

	#draw(coded: CodedLines): void {
		const data = lineFeatures(coded);
		const source = this.#map.getSource<GeoJSONSource>(CONTOURS_SOURCE);
		if (source) {
			source.setData(data);
			return;
		}
		this.#map.addSource(CONTOURS_SOURCE, { type: 'geojson', data });
		for (const layer of contourLines) this.#map.addLayer(layer, PARCEL_CASING_LAYER);
		// Under the parcels' fill: within them stand names.
		this.#map.addLayer(contourFigures, PARCELS_LAYER);
		this.show(this.#wanted);
	}
}
