// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { parseHtml, trustedScriptUrl } from './trusted-types';

test.each(['/sw.js', '/assets/maplibre-gl-worker-B3_x-9.mjs'])('a script may be run from %s', (address) => {
	expect(trustedScriptUrl(address)).toBe(address);
});

test.each([
	'https://elsewhere.example/sw.js',
	'//elsewhere.example/sw.js',
	'/assets/index.js',
	'/assets/maplibre-gl-worker-x.mjs?y',
	'/assets/../maplibre-gl-worker-x.mjs',
	'data:text/javascript,',
	'',
])('none is run from %j', (address) => {
	expect(() => trustedScriptUrl(address)).toThrow(TypeError);
});

test('HTML is parsed apart from the page', () => {
	const parsed = parseHtml('<p>Douro</p>');
	expect(parsed.querySelector('p')?.textContent).toBe('Douro');
	expect(parsed).not.toBe(document);
});
