import { expect, test } from 'vitest';
import { parseChunkManifest, resourcesOf } from './page-resources.ts';

const manifest = {
	'index.html': { file: 'assets/index.js' },
	_carousel: { file: 'assets/carousel.js', css: ['assets/carousel.css'] },
	'src/routes/vinhos.$slug.tsx?tsr-split=component': {
		file: 'assets/wine.js',
		css: ['assets/wine.css'],
		imports: ['_carousel', 'index.html'],
	},
	'src/routes/vinhos.index.tsx?tsr-split=component': { file: 'assets/wines.js' },
	'src/content/wines/pages/abade.ts': { file: 'assets/abade.js' },
};

test('a page loads the entry, the parts of its route, what they import, and its content', () => {
	expect(resourcesOf(['route:/vinhos/$slug', 'src/content/wines/pages/abade.ts'], manifest)).toEqual({
		styles: ['assets/wine.css', 'assets/carousel.css'],
		app: 'assets/index.js',
		parts: ['assets/wine.js', 'assets/carousel.js', 'assets/abade.js'],
	});
});

test('an index route has its own file', () => {
	expect(resourcesOf(['route:/vinhos/'], manifest).parts).toEqual(['assets/wines.js']);
});

test('an application that is not there is named', () => {
	expect(() => resourcesOf([], {})).toThrow('starts the application');
});

test('a manifest of something else is refused', () => {
	expect(() => parseChunkManifest('{"a":{}}')).toThrow('no file for a');
});
