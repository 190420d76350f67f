import type { Fact } from '../fact';
import type { RichText } from '../rich-text';

/** What `vineyards/{slug}.md` tells of an estate. */
export type ToldEstate = { about: readonly RichText[]; facts: readonly Fact[] };
