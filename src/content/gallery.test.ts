import { statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { galleryPlates } from './gallery';
import { visitPictures } from './pictures';

const pictures = [
	...galleryPlates.map(({ slug }) => ({ path: `public/art/gallery/${slug}`, budget: 160_000 })),
	...visitPictures
		.filter((address) => address.startsWith('/art/visits/'))
		.map((address) => ({ path: `public${address}`, budget: 90_000 })),
];

test.each(pictures)('$path is there in both formats, within its weight', ({ path, budget }) => {
	for (const format of ['avif', 'webp']) expect(statSync(`${path}.${format}`).size).toBeLessThanOrEqual(budget);
});
