import type { GeoJSONSource, MapLibreMap } from 'maplibre-gl';
import type { ViewName } from '../../content/estates';
import type { Parcel } from '../../content/places';
import { decodeLines, type NamedLine } from './coded-lines';
import { CONTOURS_SOURCE, contourFigures, contourLines, FIGURES_SOURCE, isIndexContour } from './contour-layers';
import { loadContours } from './contours-of';
import { linesClearOf } from './figure-lines';
import { loadFigureFont } from './lettering';
import { lineFeatures } from './line-features';
import { nearestView } from './nearest-view';
import { smoothLine } from './smooth-line';
import { PARCEL_CASING_LAYER, PARCELS_LAYER } from './style';

/** Below this zoom a unit of the lines is less than a pixel, and no corner of theirs shows. */
const SMOOTH_FROM = 16;

/** Draws contours on a map: those around the view that the camera is nearest to, from the first time they are wanted. */
export class Contours {
	readonly #map: MapLibreMap;
	readonly #parcels: readonly Parcel[];
	readonly #life: AbortSignal;
	readonly #onError: (error: unknown) => void;
	#wanted = false;
	#view: ViewName | null = null;
	#isSmooth = false;

	/** @param life aborted when the map is removed */
	constructor(map: MapLibreMap, parcels: readonly Parcel[], life: AbortSignal, onError: (error: unknown) => void) {
		this.#map = map;
		this.#parcels = parcels;
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
		const isNew = view !== this.#view;
		// Five times as many points: only for whoever comes so near, and until another view is nearest.
		const isSmooth = this.#map.getZoom() > SMOOTH_FROM || (this.#isSmooth && !isNew);
		if (!this.#wanted || (!isNew && isSmooth === this.#isSmooth)) return;
		this.#view = view;
		this.#isSmooth = isSmooth;
		try {
			const [coded] = await Promise.all([loadContours(view), loadFigureFont()]);
			if (view !== this.#view || isSmooth !== this.#isSmooth || this.#life.aborted) return;
			this.#draw(decodeLines(coded, isSmooth ? smoothLine : undefined));
		} catch (error) {
			this.#view = null;
			if (!this.#life.aborted) this.#onError(error);
		}
	}

	#draw(lines: readonly NamedLine[]): void {
		this.#fill(CONTOURS_SOURCE, lines);
		this.#fill(FIGURES_SOURCE, linesClearOf(this.#parcels, lines.filter(isIndexContour)));
		if (!this.#map.getLayer(contourFigures.id)) {
			for (const layer of contourLines) this.#map.addLayer(layer, PARCEL_CASING_LAYER);
			// Seen from afar a figure is larger than what it is kept clear by.
			this.#map.addLayer(contourFigures, PARCELS_LAYER);
		}
		this.show(this.#wanted);
	}

	#fill(source: string, lines: readonly NamedLine[]): void {
		const data = lineFeatures(lines);
		const present = this.#map.getSource<GeoJSONSource>(source);
		if (present) present.setData(data);
		else this.#map.addSource(source, { type: 'geojson', data });
	}
}
