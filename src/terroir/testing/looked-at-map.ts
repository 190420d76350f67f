import type { MapLibreMap } from 'maplibre-gl';
import { estates } from '../../content/estates';
import type { LonLat } from '../../content/mercator';
import { tileAt } from '../map/map-window';
import { imageryZoom, Survey } from '../map/survey';

export type View = { zoom?: number; bearing?: number; pitch?: number; padding?: object };

/** As much of a map as is looked at: a window of 1000 by 800 pixels, how many lines each source has, and between which zooms a layer is shown. */
export class LookedAtMap {
	readonly lines: Record<string, number> = {};
	readonly shown: Record<string, readonly [least: number, most: number]> = {};
	readonly #listeners: [type: string, listener: () => void, isOnce: boolean][] = [];

	constructor(
		private center: LonLat,
		private readonly view: View = {},
	) {}

	/** For what is tested. */
	get asMap(): MapLibreMap {
		return this as unknown as MapLibreMap;
	}

	getZoom = () => this.view.zoom ?? 15;
	getCenter = () => ({ lng: this.center[0], lat: this.center[1] });
	getContainer = () => ({ clientWidth: 1000, clientHeight: 800 });
	getCanvas = this.getContainer;
	getPadding = () => this.view.padding ?? {};
	getBearing = () => this.view.bearing ?? 0;
	getPitch = () => this.view.pitch ?? 0;
	addSource = () => {};
	hasImage = () => true;
	addLayer = () => {};
	getLayer = () => undefined;
	setLayerZoomRange = (layer: string, least: number, most: number) => {
		this.shown[layer] = [least, most];
	};
	getSource = (source: string) => ({
		setData: ({ features }: { features: unknown[] }) => {
			this.lines[source] = features.length;
		},
	});
	on = (type: string, listener: () => void) => void this.#listeners.push([type, listener, false]);
	off = (_: string, listener: () => void) => {
		const at = this.#listeners.findIndex(([, each]) => each === listener);
		if (at >= 0) this.#listeners.splice(at, 1);
	};
	once = (type: string, listener: () => void) => void this.#listeners.push([type, listener, true]);

	moveTo(center: LonLat, zoom = this.getZoom()): void {
		this.center = center;
		this.view.zoom = zoom;
		this.tell('move');
		this.tell('moveend');
	}

	/** That something has happened on it. */
	tell(happened: 'move' | 'moveend' | 'idle'): void {
		for (const each of [...this.#listeners]) {
			const [type, listener, isOnce] = each;
			if (type !== happened) continue;
			if (isOnce) this.#listeners.splice(this.#listeners.indexOf(each), 1);
			listener();
		}
	}
}

const near = [-1, 0, 1];

/** Imagery of three by three tiles around each estate. */
export const testSurvey = new Survey(
	estates.flatMap(({ centre }) => {
		const { z, x, y } = tileAt(centre, imageryZoom);
		return near.flatMap((east) => near.map((south) => ({ z, x: x + east, y: y + south })));
	}),
);
