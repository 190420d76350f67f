import known from 'virtual:content/vineyards';
import type { ParcelSlug } from './parcels';
import type { Vineyard } from './vineyards/vineyard';

/** What the files of `vineyards/` say of each parcel. */
export const vineyards: Readonly<Record<ParcelSlug, Vineyard>> = known;
