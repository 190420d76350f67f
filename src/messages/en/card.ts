import type { Words } from '../words-type';
import { newsCategoryNames } from './news-categories';
import { shellMessages } from './shell';
import { winePageMessages } from './wine-page';

export const cardMessages: Words<typeof import('../pt/card').cardMessages> = {
	trade: shellMessages.tagline,
	vintage: winePageMessages.harvest,
	newsCategories: newsCategoryNames,
	relief: 'Four estates, from the Tinhela to the Sabor',
};
