import { expect, test } from 'vitest';
import { picturePreloads } from './picture-preloads';

const sources =
	'<source media="(min-width: 1024px)" type="image/avif" srcSet="/art/a-1.avif 1x, /art/a-2.avif 2x"/>' +
	'<source media="(min-width: 1024px)" type="image/webp" srcSet="/art/a-1.webp 1x, /art/a-2.webp 2x"/>' +
	'<source media="(min-width: 640px)" type="image/avif" srcSet="/art/b.avif"/>' +
	'<source type="image/avif" srcSet="/art/c.avif"/>';

test('one link of each crop, and only one of them holds', () => {
	const body = `<main><picture>${sources}<img fetchPriority="high" alt="" src="/art/c.webp"/></picture></main>`;
	const link = '<link rel="preload" as="image" type="image/avif" fetchpriority="high"';
	expect(picturePreloads(body)).toBe(
		`${link} media="(min-width: 1024px)" imagesrcset="/art/a-1.avif 1x, /art/a-2.avif 2x">` +
			`${link} media="(not (min-width: 1024px)) and (min-width: 640px)" imagesrcset="/art/b.avif">` +
			`${link} media="(not (min-width: 1024px)) and (not (min-width: 640px))" imagesrcset="/art/c.avif">`,
	);
});

test('a picture of several widths is looked for in the width that it is shown in', () => {
	const body =
		'<picture><source type="image/avif" srcSet="/a.avif 500w" sizes="50vw"/><img alt="" fetchPriority="high" src="/a.webp"/></picture>';
	expect(picturePreloads(body)).toContain('imagesrcset="/a.avif 500w" imagesizes="50vw">');
});

test('nothing is fetched early for a picture that can wait', () => {
	expect(picturePreloads(`<picture>${sources}<img alt="" src="/art/c.webp"/></picture>`)).toBe('');
});
