import type { Words } from '../words-type';

export const newsCategoryNames: Words<typeof import('../pt/news-categories').newsCategoryNames> = {
	vindima: 'Harvest',
	vinhos: 'Wines',
	casa: 'House',
};
