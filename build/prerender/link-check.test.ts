import { expect, test } from 'vitest';
import { brokenLinks } from './link-check.ts';

const page = (body: string) => `<!doctype html><title>x</title><body>${body}`;

test('links to pages, files, fragments and other sites are fine', () => {
	const pages = new Map([
		[
			'/',
			page(
				'<a href="/vinhos?cor=tinto#topo">v</a><a href="#x">x</a><img src="/a.webp" srcset="/a.webp 1x, /b.webp 2x"><a href="mailto:a@b.co">m</a><a href="https://other.example/x">o</a>',
			),
		],
		['/vinhos', page('<a href="/">i</a>')],
	]);
	expect(brokenLinks(pages, new Set(['/a.webp', '/b.webp']))).toEqual([]);
});

test('a link that nothing answers is named with its page', () => {
	const pages = new Map([['/', page('<a href="/em-breve">x</a><img srcset="/c.webp 2x">')]]);
	expect(brokenLinks(pages, new Set())).toEqual(['/ → /em-breve', '/ → /c.webp']);
});
