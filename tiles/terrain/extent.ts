import type { Extent } from '../geo/planar';
import type { GridFrame } from './grid';

/** The land of the estates: 57 × 45 km, modelled to 25 m. */
export const estatesExtent: Extent = { west: -28600, south: -22400, east: 28600, north: 22400 };

/** The region that the printed sheets show, 7°44′ to 6°53′ W and 41°01′ to 41°27′ N with room for its valleys, modelled to 50 m. */
export const regionExtent: Extent = { west: -39000, south: -28800, east: 36600, north: 25600 };

/** A grid over an extent, points on its edges; the extent's sides are multiples of the cell. */
export function gridOver(extent: Extent, cell: number): GridFrame {
	return {
		west: extent.west,
		south: extent.south,
		cell,
		columns: Math.round((extent.east - extent.west) / cell) + 1,
		rows: Math.round((extent.north - extent.south) / cell) + 1,
	};
}
