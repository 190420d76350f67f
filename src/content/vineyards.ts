import type { ParcelSlug } from './parcels';
import { martimVineyards } from './vineyards/martim';
import { moinhoVineyards } from './vineyards/moinho';
import { quatroVistasVineyards } from './vineyards/quatro-vistas';
import { valeSaborVineyards } from './vineyards/vale-sabor';
import type { Vineyard } from './vineyards/vineyard';

export const vineyards: Readonly<Record<ParcelSlug, Vineyard>> = {
	...quatroVistasVineyards,
	...martimVineyards,
	...valeSaborVineyards,
	...moinhoVineyards,
};
