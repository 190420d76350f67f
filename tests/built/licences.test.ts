import { readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { htmlOf, read, test } from './site';

/** What runs on the server only. */
const serverOnly = ['mrmime', 'negotiator', 'undici'];
/** What runs on no visitor's device: the server's libraries, and tools and dictionaries of the build. */
const notShipped = [
	...serverOnly,
	'parse5',
	'@cspell/',
	'cspell-',
	'zod',
	'sharp',
	'pdfkit',
	'workbox-build',
	'@types/',
];

test('what others made has its licence at the address that /termos links, and nothing else is named there', async ({
	site,
}) => {
	const links = [...read(await htmlOf(site, '/termos')).querySelectorAll('main a')];
	const link = links.find(({ textContent }) => textContent === 'Licenças do que usamos');
	expect(link?.getAttribute('href')).toBe('/licencas.txt');
	const answer = await fetch(`${site.origin}/licencas.txt`);
	expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
	const text = await answer.text();

	const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'));
	// `motion` only hands on what is in `framer-motion`, of the same version.
	const shipped = Object.entries(dependencies)
		.filter(([name]) => !serverOnly.includes(name))
		.map(([name, version]) => [name === 'motion' ? 'framer-motion' : name, version]);
	for (const [name, version] of shipped) expect(text).toContain(`\n${name} ${version} (`);
	// Inside the map's engine, and only there; a figure's font that only the map has; a library of a library.
	for (const name of [
		'earcut',
		'@mapbox/tiny-sdf',
		'quickselect',
		'@fontsource-variable/ysabeau-office',
		'workbox-strategies',
	])
		expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'));
	for (const name of notShipped) expect(text).not.toContain(`\n${name}`);
	expect(text.match(/^SIL OPEN FONT LICENSE Version 1\.1/gm)).toHaveLength(4);

	const server = await readFile('dist-server/licences.md', 'utf8');
	expect(server).toMatch(/^## undici - .* \(MIT\)\n\nMIT License/m);
});
