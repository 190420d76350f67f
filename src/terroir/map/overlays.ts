import type { MapLibreMap } from 'maplibre-gl';
import type { Parcel } from '../../content/places';
import { Contours } from './contours';
import type { MapEngine, MapLayers, Position } from './engine';
import { drawPosition } from './position';
import { drawRiverNames } from './river-names';
import { parcelLayers } from './style';

/** What can be laid over the imagery and taken away again; kept until the map's style is there. */
export function overlaysOf(
	map: MapLibreMap,
	parcels: readonly Parcel[],
	life: AbortSignal,
	onError: (error: unknown) => void,
): Pick<MapEngine, 'setLayers' | 'setPosition'> {
	const contours = new Contours(map, parcels, life, onError);
	let layers: MapLayers = { parcels: true, contours: false };
	let position: Position | undefined;
	let loaded = false;

	function apply(): void {
		if (!loaded) return;
		for (const id of parcelLayers) map.setLayoutProperty(id, 'visibility', layers.parcels ? 'visible' : 'none');
		contours.show(layers.contours);
		drawPosition(map, position);
	}

	map.once('style.load', () => {
		loaded = true;
		apply();
	});
	// Lettering comes after the land: nobody waits for a map because of the names of its rivers.
	map.once('idle', () => void drawRiverNames(map, life).catch(onError));
	return {
		setLayers: (next) => {
			layers = next;
			apply();
		},
		setPosition: (next) => {
			position = next;
			apply();
		},
	};
}
