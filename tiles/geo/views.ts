import type { LonLat } from './frame';

/** The map's views, by the name the page uses for them. */
export type ViewName = 'main' | 'martim' | 'valesabor' | 'moinho';

/** Where each view is centred (docs/product.md 1). */
export const viewCentres: Readonly<Record<ViewName, LonLat>> = {
	main: [-7.52, 41.16],
	martim: [-7.41, 41.37],
	valesabor: [-7.07, 41.19],
	moinho: [-7.48, 41.14],
};

export const viewNames: readonly ViewName[] = ['main', 'martim', 'valesabor', 'moinho'];

/** The zoom a view opens at (docs/product.md 4). */
export const viewZoom = 15;
