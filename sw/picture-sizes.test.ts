import { expect, test } from 'vitest';
import { otherSize } from './picture-sizes';

test.each([
	['/art/hero-2880.avif', '/art/hero-1440.avif'],
	['/art/hero-phone-780.avif', '/art/hero-1440.avif'],
	['/art/category-tintos-phone-780.avif', '/art/category-tintos.avif'],
	['/map/still-main-tall.avif', '/map/still-main-wide.avif'],
	['/art/bottles/abade-560.webp', '/art/bottles/abade-280.webp'],
	['/art/bottles/abade-560.avif', '/art/bottles/abade-280.webp'],
])('for %s there is %s', (path, kept) => {
	expect(otherSize(path, ['/art/gallery/torto-do-ar.avif', kept])).toBe(kept);
});

test.each([
	['/art/hero-2880.webp', '/art/hero-1440.avif', 'a format that the browser may not know'],
	['/art/bottles/abade-560.avif', '/art/bottles/abade-back.avif', 'another side of the bottle'],
	['/map/still-main-tall.avif', '/map/still-martim-wide.avif', 'another view'],
])('nothing stands in for %s: %s is %s', (path, kept) => {
	expect(otherSize(path, [kept])).toBeUndefined();
});

test('the format that is asked for comes first', () => {
	expect(otherSize('/art/hero-2880.avif', ['/art/hero-1440.webp', '/art/hero-1440.avif'])).toBe('/art/hero-1440.avif');
});
