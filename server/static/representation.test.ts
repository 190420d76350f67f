import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeFolder } from '../../tests/unit/test-site';
import { chooseEncoding, chooseRepresentation, mediaTypeOf, openFirst } from './representation';

const both = ['br', 'gzip'];

describe('the encoding of a file', () => {
	it.each([
		['gzip, deflate, br', 'br'],
		['gzip', 'gzip'],
		['br;q=0.5, gzip;q=1.0', 'gzip'],
		['br;q=0, gzip', 'gzip'],
		['BR', 'br'],
		['*', 'br'],
		['*;q=0.3, br;q=0', 'gzip'],
		['gzip;q=0.5, identity', undefined],
		['identity;q=1, br;q=1', 'br'],
		['identity', undefined],
		['deflate, zstd', undefined],
		['br;q=0, gzip;q=0', undefined],
		['br;q=x', undefined],
		['', undefined],
		[undefined, undefined],
	])('the encoding for Accept-Encoding %j is %j', (header, encoding) =>
		expect(chooseEncoding(header, both)).toBe(encoding),
	);

	it('the encoding is only one that the file exists in', () => {
		expect(chooseEncoding('br, gzip;q=0.1', ['gzip'])).toBe('gzip');
		expect(chooseEncoding('br, gzip', [])).toBeUndefined();
	});
});

it('where a sibling cannot be opened, what was opened is closed again', async () => {
	const { folder, remove } = await makeFolder({ 'a.js': '', 'a.js.br': '' });
	// A link to itself fails as a process without descriptors does: with an error that is not about a missing file.
	await symlink('a.js.gz', join(folder, 'a.js.gz'));
	const file = await openFirst([folder], ['a.js']);
	if (!file) throw new Error('There is no a.js.');
	await expect(chooseRepresentation(file, {})).rejects.toThrow('ELOOP');
	expect(file.handle.fd, 'closed').toBe(-1);
	await remove();
});

describe('the type of a file', () => {
	it.each([
		['a.html', 'text/html; charset=utf-8'],
		['a.css', 'text/css; charset=utf-8'],
		['a.js', 'text/javascript; charset=utf-8'],
		['a.mjs', 'text/javascript; charset=utf-8'],
		['a.json', 'application/json; charset=utf-8'],
		['a.js.map', 'application/json; charset=utf-8'],
		['a.geojson', 'application/geo+json; charset=utf-8'],
		['a.webmanifest', 'application/manifest+json; charset=utf-8'],
		['a.txt', 'text/plain; charset=utf-8'],
		['a.vtt', 'text/vtt; charset=utf-8'],
		['a.svg', 'image/svg+xml'],
		['a.png', 'image/png'],
		['a.jpg', 'image/jpeg'],
		['a.webp', 'image/webp'],
		['a.avif', 'image/avif'],
		['a.ico', 'image/x-icon'],
		['a.mp4', 'video/mp4'],
		['a.webm', 'video/webm'],
		['a.woff2', 'font/woff2'],
		['a.pdf', 'application/pdf'],
		['a.pmtiles', 'application/octet-stream'],
		['a', 'application/octet-stream'],
	])('the media type of %s is %s', (name, type) => expect(mediaTypeOf(name)).toBe(type));
});
