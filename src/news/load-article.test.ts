import { expect, test } from 'vitest';
import type { NewsCategory, NewsSummary } from '../content/news/article';
import { relatedTo } from './load-article';
import { categoryName } from './news-item';
import { newsOnDevice } from './use-news-session';

function article(slug: string, category: NewsCategory): NewsSummary {
	return { slug, category, title: slug, date: '2026-01-01', excerpt: '' };
}

const news = [
	article('a', 'casa'),
	article('b', 'vindima'),
	article('c', 'casa'),
	article('d', 'vinhos'),
	article('e', 'vindima'),
	article('f', 'vinhos'),
	article('g', 'vindima'),
	article('h', 'casa'),
];

test('articles of the same category come first, newest first, and never the article itself', () => {
	const related = relatedTo(article('e', 'vindima'), news).map(({ slug }) => slug);
	expect(related).toEqual(['b', 'g', 'a', 'c', 'd', 'f']);
});

test('the device answers as the server would: six a page, of the category, then no more', () => {
	expect(newsOnDevice(news, { page: 1, category: '*' })).toMatchObject({ kind: 'page', links: 6 });
	expect(newsOnDevice(news, { page: 2, category: '*' })).toMatchObject({ kind: 'page', links: 2 });
	expect(newsOnDevice(news, { page: 3, category: '*' })).toEqual({ kind: 'end' });
	expect(newsOnDevice(news, { page: 1, category: 'casa' })).toMatchObject({ kind: 'page', links: 3 });
});

test('a category that only WordPress has is named after its slug', () => {
	expect([categoryName('vindima'), categoryName('premios-e-guias'), categoryName('')]).toEqual([
		'Vindima',
		'Premios e guias',
		'',
	]);
});
