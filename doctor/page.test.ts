import { expect, it } from 'vitest';
import { recordedText } from '../tests/conformance/client/recording';
import { readPage } from './page';

it('a page has settings, forms with their hidden fields, and what the build made', () => {
	const page = readPage(`<!doctype html><head>
		<link rel="stylesheet" href="https://evil.example/assets/x.css"><link rel="stylesheet" href="/assets/frame-1.css">
		<script type="application/json" id="site-settings">{"a":1}</script>
		<script src="/assets/../x.js"></script><script src="/assets/first-1.js"></script></head><body>${recordedText('form-a.html')}`);
	expect(page).toMatchObject({ settings: '{"a":1}', script: '/assets/first-1.js', style: '/assets/frame-1.css' });
	expect(page.forms.map(({ id, unitTag }) => [id, unitTag])).toEqual([['5', expect.stringMatching(/^wpcf7-f5-/)]]);
	expect(page.forms[0]?.hidden.get('_wpcf7')).toBe('5');
});

it('a page without a text has nothing', () =>
	expect(readPage(undefined)).toMatchObject({ forms: [], settings: undefined }));

it.each([
	'<div>',
	'<div class="wpcf7" data-wpcf7-id="5">',
	'<b>',
	'<table><tr><td>',
	'<!--',
	'<input type=hidden name=a>',
])('a page as long and deep as one may be is read in seconds: %s', (piece) => {
	const start = performance.now();
	readPage(piece.repeat(1_000_000 / piece.length));
	expect(performance.now() - start).toBeLessThan(15_000);
});
