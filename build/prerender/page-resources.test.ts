import { expect, test } from 'vitest';
import { resourcesOf, type Script } from './page-resources.ts';

const script = (fileName: string, moduleIds: readonly string[], rest: Partial<Script> = {}): Script => ({
	fileName,
	moduleIds: moduleIds.map((id) => `/site/src/${id}`),
	isEntry: false,
	imports: [],
	viteMetadata: { importedCss: new Set() },
	...rest,
});
const sheet = (name: string) => ({ viteMetadata: { importedCss: new Set([`assets/${name}.css`]) } });
const entry = script('assets/index.js', ['app/main.tsx', 'routes/vinhos.$slug.tsx'], { isEntry: true });
const scripts = new Map(
	[
		entry,
		script('assets/carousel.js', ['ui/carousel.tsx'], sheet('carousel')),
		script('assets/wine.js', ['wines/page.tsx', 'routes/vinhos.$slug.tsx?tsr-split=component'], {
			imports: ['assets/carousel.js', 'assets/index.js'],
			...sheet('wine'),
		}),
		script('assets/wines.js', ['routes/vinhos.index.tsx?tsr-split=component']),
	].map((each) => [each.fileName, each]),
);

test('a page loads the entry, the parts of its route, and what they import, with their style sheets', () => {
	expect(resourcesOf(['__root__', '/vinhos/$slug'], scripts)).toEqual({
		styles: ['assets/wine.css', 'assets/carousel.css'],
		app: 'assets/index.js',
		parts: ['assets/wine.js', 'assets/carousel.js'],
	});
});

test('an index route has its own file', () => {
	expect(resourcesOf(['/vinhos/'], scripts).parts).toEqual(['assets/wines.js']);
});

test('an application that is not there is named', () => {
	expect(() => resourcesOf([], new Map())).toThrow('starts the application');
});

test('a route of which no script has the page is named', () => {
	expect(() => resourcesOf(['/visitar'], scripts)).toThrow('No script has the page of /visitar in it.');
});
