import { newsCategoryNames } from './news-categories';
import { shellMessages } from './shell';
import { winePageMessages } from './wine-page';

/** What stands on a page's social card beside its heading and the names of wines and parcels (`tiles/artwork/card-pages.ts`). */
export const cardMessages = {
	trade: shellMessages.tagline,
	vintage: winePageMessages.harvest,
	newsCategories: newsCategoryNames,
	/** Below the relief with the four estates. */
	relief: 'Quatro quintas, do Tinhela ao Sabor',
};
