import type { ParcelSlug } from '../parcels';
import type { TextPage } from './text-page';

/** A heading of a few words, what it means, and the parcel whose drawing stands beside it. */
export type Slide = { heading: string; text: string; parcel: ParcelSlug };

/** A page that shows slides before its text. */
export type SlidesPage = TextPage & { slides: readonly Slide[] };
