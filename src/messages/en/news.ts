import { quantity } from '../quantity';
import type { Words } from '../words-type';

export const newsMessages: Words<typeof import('../pt/news').newsMessages> = {
	back: 'News',
	onThisSheet: 'In brief',
	categories: 'Category',
	all: 'All',
	read: 'Read the article',
	more: 'Load more',
	loadingMore: 'Loading…',
	moreFailed: 'No more articles could be loaded. Try again.',
	choiceUnanswered: 'The server did not answer: the list stays as it was. Try again.',
	noMore: 'That is all.',
	offline: 'No network: only the saved articles',
	alsoIn: (language: string) => `Some of these articles are in ${language} only.`,
	archive: (count: number) => `All ${count} by date`,
	minutes: (count: number) => `${quantity(count, 'min')} read`,
	landAlt: (quinta: string, parcel: string) => `${quinta}, from the air, with the outline of the ${parcel} parcel`,
	landCaption: (quinta: string, parcel: string) =>
		`${quinta}, from the air; in white outline, the ${parcel} parcel. Illustrative image.`,
	story: 'Plates of this article',
	contours: 'Contours',
	profile: 'Profile of the slope',
	related: 'Other articles',
	share: { share: 'Share', copied: 'Link copied', address: 'Address of this article' },

	total: articles,
	empty: (category: string | undefined) => `No articles${within(category)}.`,
	/** `6 articles in ‘Harvest’.` */
	listed: (count: number, category: string | undefined) => `${articles(count)}${within(category)}.`,
	added: (count: number, total: number) =>
		count === 0 ? `Nothing new on this page, ${total} in all.` : `${count} more, ${total} in all.`,
	noMoreThan: (total: number) => `That is all: ${articles(total)}.`,
};

function articles(count: number): string {
	return count === 1 ? '1 article' : `${count} articles`;
}

function within(category: string | undefined): string {
	return category ? ` in ‘${category}’` : '';
}
