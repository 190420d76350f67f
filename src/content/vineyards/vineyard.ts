import known from 'virtual:content/vineyards';
import type { ParcelSlug } from '../parcels';
import type { Fact, RichText } from '../rich-text';

/** What a drawing cannot tell of a parcel. Area, altitude, slope and exposure are computed (`facts.gen.json`). */
export type Vineyard = {
	/** With their shares, largest first, `outras` last: `Touriga Franca 62 %, outras 38 %`. They make 100. */
	castas: string;
	planted: string;
	soil: string;
	/** How the hillside is shaped and the vine is led, with the density in vines per hectare. */
	training: string;
};

/** A parcel with what its outline and the height model say of it (`npm run tiles -- facts`). */
export type KnownParcel = Vineyard & {
	/** In metres. */
	altitude: { min: number; max: number };
	/** Clockwise from north, in degrees: where its slope looks to. */
	exposureDeg: number;
	slopeDeg: number;
	areaHa: number;
};

/** What a table of several parcels has room for; the map has the rest. */
export type ParcelInShort = Omit<KnownParcel, 'soil' | 'training' | 'slopeDeg'>;

/** What `vineyards/{slug}.md` tells of an estate. */
export type EstateText = {
	about: readonly RichText[];
	facts: readonly Fact[];
	/** Where it is another than the page's. */
	language?: string;
};

/** What the files of `vineyards/` say of each parcel. */
export const vineyards: Readonly<Record<ParcelSlug, Vineyard>> = known;
