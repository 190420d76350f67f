import type { ParcelSlug } from '../parcels';
import type { PageHead } from './text-page';

export type HomePage = PageHead & {
	hero: { lines: readonly string[]; lede: string };
	/** `Filosofia`: a statement, what it means, and the plate that shows it. */
	philosophy: readonly { statement: string; paragraph: string; parcel: ParcelSlug; caption: string }[];
	visits: {
		lede: string;
		/** `slug` is the experience's on `/visitar`. */
		rows: readonly { slug: string; name: string; line: string; figures: readonly [string, string] }[];
	};
	/** `seen` tells in words what the film shows. */
	film: { heading: string; caption: string; seen: string };
};
