// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { render } from '../../tests/unit/testing-library';
import { Picture } from './picture';

function sourcesOf(container: HTMLElement): (string | null)[][] {
	return [...container.querySelectorAll('source')].map((source) =>
		['media', 'type', 'srcset'].map((name) => source.getAttribute(name)),
	);
}

test('AVIF is offered before WebP, which every browser shows', () => {
	const { container } = render(<Picture files={[{ src: '/art/a' }]} alt="Relevo" loading="lazy" />);
	expect(sourcesOf(container)).toEqual([[null, 'image/avif', '/art/a.avif']]);
	const img = container.querySelector('img')!;
	expect([img.getAttribute('src'), img.getAttribute('srcset'), img.alt, img.getAttribute('loading')]).toEqual([
		'/art/a.webp',
		null,
		'Relevo',
		'lazy',
	]);
});

test('a crop comes in both formats before the picture itself, at every density', () => {
	const wide = [
		{ src: '/art/wide', density: 1 },
		{ src: '/art/wide-2', density: 2 },
	];
	const crops = [{ media: '(min-width: 640px)', files: wide }];
	const { container } = render(<Picture files={[{ src: '/art/a' }]} crops={crops} alt="" />);
	expect(sourcesOf(container)).toEqual([
		['(min-width: 640px)', 'image/avif', '/art/wide.avif 1x, /art/wide-2.avif 2x'],
		['(min-width: 640px)', 'image/webp', '/art/wide.webp 1x, /art/wide-2.webp 2x'],
		[null, 'image/avif', '/art/a.avif'],
	]);
});

test('where it says how wide it is shown, its files come by their widths', () => {
	const files = [
		{ src: '/art/a-500', width: 500 },
		{ src: '/art/a', width: 1200 },
	];
	const { container } = render(<Picture files={files} sizes="50vw" alt="" />);
	expect(sourcesOf(container)).toEqual([[null, 'image/avif', '/art/a-500.avif 500w, /art/a.avif 1200w']]);
	expect(container.querySelector('source')?.getAttribute('sizes')).toBe('50vw');
	const img = container.querySelector('img')!;
	expect([img.getAttribute('srcset'), img.getAttribute('sizes')]).toEqual([
		'/art/a-500.webp 500w, /art/a.webp 1200w',
		'50vw',
	]);
});
