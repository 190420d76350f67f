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
	expect(resourcesOf(['route:/vinhos/$slug', 'src/content/wines/pages/abade.ts'], [], manifest)).toEqual({
		styles: ['assets/wine.css', 'assets/carousel.css'],
		app: 'assets/index.js',
		parts: ['assets/wine.js', 'assets/carousel.js', 'assets/abade.js'],
	});
});

test('an index route has its own file', () => {
	expect(resourcesOf(['route:/vinhos/'], [], manifest).parts).toEqual(['assets/wines.js']);
});

test('of what comes later a page loads the style sheets, and not the scripts', () => {
	const later = {
		...manifest,
		'src/home/sections.tsx': { file: 'assets/sections.js', css: ['assets/sections.css'], imports: ['_carousel'] },
	};
	expect(resourcesOf(['route:/vinhos/'], ['src/home/sections.tsx'], later)).toEqual({
		styles: ['assets/sections.css', 'assets/carousel.css'],
		app: 'assets/index.js',
		parts: ['assets/wines.js'],
	});
});

test('what comes later and is not there is named, and so is an application that is not there', () => {
	expect(() => resourcesOf([], ['src/home/film.tsx'], manifest)).toThrow('src/home/film.tsx');
	expect(() => resourcesOf([], [], {})).toThrow('starts the application');
});

test('a manifest of something else is refused', () => {
	expect(() => parseChunkManifest('{"a":{}}')).toThrow('no file for a');
});
