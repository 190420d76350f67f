import { describe, expect, it } from 'vitest';
import type { Answer } from '../ask';
import { answered, answeredJson } from '../testing/answers';
import {
	archivePath,
	checkCompression,
	checkFresh,
	checkHashed,
	checkMap,
	checkUnchanged,
	checkWorker,
} from './delivery';

const kindsOf = (findings: readonly { kind: string }[]) => findings.map(({ kind }) => kind);
const silent: Answer = { kind: 'failed', url: new URL('https://quatrovistas.example/x'), reason: 'broken' };

describe('caching', () => {
	it.each<[Record<string, string>, string]>([
		[{ 'cache-control': 'no-cache' }, 'right'],
		[{ 'cache-control': 'public, max-age=0, must-revalidate' }, 'right'],
		[{ 'cache-control': 'max-age=600' }, 'right'],
		[{ 'cache-control': 'max-age=86400' }, 'wrong'],
		[{ 'cache-control': 'max-age=0, s-maxage=86400' }, 'wrong'],
		[{}, 'doubtful'],
	])('a page with %j is %s', (headers, kind) =>
		expect(kindsOf(checkFresh(answered('/', { headers })))).toEqual([kind]),
	);

	it.each([
		['public, max-age=31536000, immutable', 'right'],
		['no-cache', 'wrong'],
		['max-age=14400', 'wrong'],
	])('a file with a digest in its name and "%s" is %s', (control, kind) =>
		expect(kindsOf(checkHashed(answered('/assets/a-1.js', { headers: { 'cache-control': control } })))).toEqual([kind]),
	);

	it('what has not changed is to be answered with 304', () => {
		expect(kindsOf(checkUnchanged(answered('/', { status: 304 })))).toEqual(['right']);
		expect(kindsOf(checkUnchanged(answered('/')))).toEqual(['doubtful']);
		expect(kindsOf(checkUnchanged(undefined))).toEqual(['doubtful']);
	});
});

describe('compression', () => {
	it.each<[Record<string, string>, string | undefined, string]>([
		[{ 'content-encoding': 'br', vary: 'Accept-Encoding' }, 'x', 'right'],
		[{ 'content-encoding': 'gzip', vary: 'Origin, accept-encoding' }, 'x', 'right'],
		[{ 'content-encoding': 'br' }, 'x', 'doubtful'],
		[{ 'content-encoding': 'br', vary: 'Accept-Encoding' }, undefined, 'wrong'],
		[{ vary: 'Accept-Encoding' }, 'x', 'wrong'],
	])('an answer with %j is judged by it', (headers, text, kind) =>
		expect(kindsOf(checkCompression(answered('/', { headers, text })))).toEqual([kind]),
	);
});

describe('the service worker', () => {
	const script = { 'content-type': 'text/javascript; charset=utf-8' };
	it.each<[string, Answer, string]>([
		['a script', answered('/sw.js', { headers: script }), 'right'],
		['allowed for all', answered('/sw.js', { headers: { ...script, 'service-worker-allowed': '/' } }), 'right'],
		['allowed for a part', answered('/sw.js', { headers: { ...script, 'service-worker-allowed': '/pt/' } }), 'wrong'],
		['a page', answered('/sw.js', { headers: { 'content-type': 'text/html' } }), 'wrong'],
		['not there', answered('/sw.js', { status: 404, headers: script }), 'wrong'],
		['elsewhere', answered('/sw.js', { status: 301, headers: { location: '/js/sw.js' } }), 'wrong'],
		['silent', silent, 'wrong'],
	])('that is %s is judged by it', (_what, answer, kind) => expect(kindsOf(checkWorker(answer))).toEqual([kind]));
});

describe('the map', () => {
	const manifest = answeredJson('/map/archive.json', { archive: '/map/a.1f.pmtiles' });
	const part = { status: 206, bytes: Buffer.alloc(16) };

	it('is where its manifest says, and nowhere else', () => {
		expect(archivePath(manifest)).toBe('/map/a.1f.pmtiles');
		for (const archive of ['//evil.example/map/a.pmtiles', '/map/../a.pmtiles', '/map/a.zip', 5, undefined])
			expect(archivePath(answeredJson('/map/archive.json', { archive }))).toBeUndefined();
		expect(archivePath(answered('/map/archive.json', { text: 'x' }))).toBeUndefined();
	});

	it.each<[string, Answer | undefined, string]>([
		['a part', answered('/map/a.pmtiles', part), 'right'],
		['the whole', answered('/map/a.pmtiles', { ...part, status: 200, bytes: Buffer.alloc(500) }), 'wrong'],
		['another part', answered('/map/a.pmtiles', { ...part, bytes: Buffer.alloc(15) }), 'wrong'],
		['a packed part', answered('/map/a.pmtiles', { ...part, headers: { 'content-encoding': 'gzip' } }), 'wrong'],
		['nothing', answered('/map/a.pmtiles', { status: 404 }), 'wrong'],
		['silence', silent, 'wrong'],
		['no address', undefined, 'wrong'],
	])('that answers with %s is judged by it', (_what, archive, kind) =>
		expect(kindsOf(checkMap(manifest, archive))).toEqual([kind]),
	);
});
