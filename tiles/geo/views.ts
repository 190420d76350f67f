import { estates, martim, moinho, quatroVistas, type ViewName, valeSabor } from '../../src/content/estates';
import type { LonLat } from './frame';

export type { ViewName };

/** Where each view is centred (docs/product.md 1). */
export const viewCentres: Readonly<Record<ViewName, LonLat>> = {
	main: quatroVistas.centre,
	martim: martim.centre,
	valesabor: valeSabor.centre,
	moinho: moinho.centre,
};

export const viewNames: readonly ViewName[] = estates.map(({ view }) => view);

/** The zoom a view opens at (docs/product.md 4). */
export const viewZoom = 15;
