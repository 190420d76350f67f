import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { OtherLanguage } from './news-board';
import { NewsRow } from './news-row';

const item = { address: 'https://wp.example/award/', title: 'An award', category: 'awards', lang: 'en' };

test('an article of another language is marked as one: its link, its title, and a category that only it has', () => {
	const html = renderToStaticMarkup(<NewsRow item={item} />);
	expect(html).toMatch(/<a href="https:\/\/wp\.example\/award\/" hrefLang="en"/);
	expect(html).toMatch(/<h2[^>]* lang="en">An award<\/h2>/);
	expect(html).toContain('<span lang="en">Awards</span>');
	expect(renderToStaticMarkup(<NewsRow item={{ ...item, category: 'vindima' }} />)).toContain('<span>Vindima</span>');
});

test('a list says that some of its articles are of another language', () => {
	const { lang: _lang, ...own } = item;
	expect(renderToStaticMarkup(<OtherLanguage items={[own, item]} />)).toContain('estão só em inglês.');
	expect(renderToStaticMarkup(<OtherLanguage items={[own]} />)).toBe('');
});
