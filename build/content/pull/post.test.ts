import { describe, expect, test } from 'vitest';
import { articleOf, postSchema, readPost, titleOf } from './post.ts';

const made = {
	id: 1,
	slug: 'a-poda',
	date: '2026-02-09T10:00:00',
	link: 'https://cms.example/a-poda/',
	title: { rendered: 'A poda &amp; o frio' },
	excerpt: { rendered: '' },
	content: { rendered: '<p>Um.</p><p>Dois.</p>' },
};
const read = (more: object) => readPost(postSchema.parse({ ...made, ...more }));
const article = (content: string, more: object = {}) =>
	articleOf(read({ content: { rendered: content }, ...more }), 'A poda', [], () => undefined);

describe('the article of a post', () => {
	test.each([
		['of its first paragraph', '<p>Um.</p><p>Dois.</p>', '', 'Um.', 'Dois.'],
		['of its excerpt, where somebody wrote one', '<p>Um.</p><p>Dois.</p>', '<p>Assim foi.</p>', 'Assim foi.', 'Um.'],
		['not of an excerpt that WordPress made', '<p>Um.</p><p>Dois.</p>', '<p>Um. [&hellip;]</p>', 'Um.', 'Dois.'],
		[
			'of the first sentence, where there is one paragraph',
			'<p>Acabou a poda na Vinha Velha. Está frio.</p>',
			'',
			'Acabou a poda na Vinha Velha.',
			'Está frio.',
		],
		['of its first heading', '<h2>Na vinha</h2><p>Um.</p>', '', 'Na vinha', 'Um.'],
		['of its first paragraph, where a list follows it', '<p>Um.</p><ul><li>a</li></ul>', '', 'Um.', '- a'],
		['of its title, where it begins with a list', '<ol><li>a</li></ol><p>Um.</p>', '', 'A poda & o frio', '1. a'],
		['of its first heading, where a list follows it', '<h2>Na vinha</h2><ul><li>a</li></ul>', '', 'Na vinha', '- a'],
		[
			'of its title, where the first paragraph leads somewhere',
			'<p><a href="/x">Um</a>.</p><p>Dois.</p>',
			'',
			'A poda & o frio',
			'Um.',
		],
	])('has its large letters %s', (_case, content, excerpt, lede, text) => {
		const file = article(content, { excerpt: { rendered: excerpt } });
		expect(file).toContain(`\nlede: ${lede}\n`);
		expect(file).toContain(`---\n\n${text}\n`);
	});

	test('has a description of fifty characters at least and 155 at most', () => {
		for (const content of ['<p>Um.</p>', `<p>${'A poda acabou. '.repeat(40)}</p>`]) {
			const [, description = ''] = /^description: (.*)$/m.exec(article(content)) ?? [];
			expect(description.length).toBeGreaterThanOrEqual(50);
			expect(description.length).toBeLessThanOrEqual(155);
		}
	});

	test('has a title that fits, and the day in it where another page has the same', () => {
		const long = read({ title: { rendered: 'Uma manhã de poda '.repeat(8) } });
		const title = titleOf(long, new Set());
		expect(title).toMatch(/^Uma manhã .*…$/);
		expect(titleOf(long, new Set([title]))).toMatch(/… \(2026-02-09\)$/);
		expect(titleOf(long, new Set([title])).length).toBeLessThanOrEqual(60);
	});

	test('is of a category of this site, where WordPress has one of that name', () => {
		const term = (slug: string, taxonomy = 'category') => ({ _embedded: { 'wp:term': [[{ slug, taxonomy }]] } });
		expect(read(term('vinhos')).category).toBe('vinhos');
		expect(read(term('vinhos', 'post_tag')).category).toBe('casa');
		expect(read(term('diversos')).category).toBe('casa');
	});

	test('begins its pictures with the one that WordPress features, and has none where that is gone', () => {
		const media = { source_url: '/a.jpg', alt_text: 'A vinha', caption: { rendered: '' } };
		expect(read({ _embedded: { 'wp:featuredmedia': [media] } }).body.pictures).toEqual([
			{ addresses: ['/a.jpg'], caption: 'A vinha' },
		]);
		const gone = { code: 'rest_post_invalid_id', message: 'x', data: { status: 404 } };
		expect(read({ _embedded: { 'wp:featuredmedia': [gone] } }).body.pictures).toEqual([]);
	});
});
