import type { MapLibreMap } from 'maplibre-gl';
import type { Parcel } from '../../content/places';
import type { MapEngine } from './engine';
import type { ParcelState } from './style';
import { PARCELS_SOURCE } from './style';

/** What marks the parcels of a map; kept until its style is there. */
export function markParcels(
	map: MapLibreMap,
	parcels: readonly Parcel[],
): Pick<MapEngine, 'setSelection' | 'setHighlight' | 'setHover'> {
	let marks: Marks = { selection: new Set(), highlight: undefined, hover: undefined };

	function mark(change: Partial<Marks>): void {
		marks = { ...marks, ...change };
		if (map.getSource(PARCELS_SOURCE) === undefined) return;
		for (const { slug } of parcels) map.setFeatureState({ source: PARCELS_SOURCE, id: slug }, parcelState(slug, marks));
	}

	map.on('style.load', () => mark({}));
	return {
		setSelection: (slugs) => mark({ selection: new Set(slugs) }),
		setHighlight: (highlight) => mark({ highlight }),
		setHover: (hover) => mark({ hover }),
	};
}

/** What is marked on the map besides the camera. */
export type Marks = { selection: ReadonlySet<string>; highlight: string | undefined; hover: string | undefined };

/** The feature-state of one parcel: opacity follows the selection alone, colour the highlight alone (docs/product.md 4). */
export function parcelState(slug: string, { selection, highlight, hover }: Marks): ParcelState {
	const paint = highlight === undefined ? 'own' : highlight === slug ? 'chosen' : 'rest';
	return { selected: selection.has(slug), paint, hovered: hover === slug || highlight === slug };
}
