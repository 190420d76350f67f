import type { ParcelState } from './style';

/** What is marked on the map besides the camera. */
export type Marks = { selection: ReadonlySet<string>; highlight: string | null; hover: string | null };

/** The feature-state of one parcel: opacity follows the selection alone, colour the highlight alone (PRODUCT 4). */
export function parcelState(slug: string, { selection, highlight, hover }: Marks): ParcelState {
	const paint = highlight === null ? 'own' : highlight === slug ? 'chosen' : 'rest';
	return { selected: selection.has(slug), paint, hovered: hover === slug || highlight === slug };
}
