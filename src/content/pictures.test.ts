import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { picturesFor } from './pictures';

const screens = [
	{ width: 390, density: 2 },
	{ width: 800, density: 1 },
	{ width: 1440, density: 1 },
	{ width: 1440, density: 2 },
];

test.each(screens)('the pictures for $width px at density $density are there', (screen) => {
	for (const picture of picturesFor(screen)) expect(existsSync(`public${picture}`), picture).toBe(true);
});

test('a phone gets the tall stills and the small front page', () => {
	const pictures = picturesFor({ width: 390, density: 3 });
	expect(pictures).toContain('/map/still-martim-tall.avif');
	expect(pictures[0]).toBe('/art/hero-phone-780.avif');
});
