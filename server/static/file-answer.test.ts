import { open } from 'node:fs/promises';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Folder, makeFolder } from '../../tests/unit/test-site';
import { createFileTagger, parseRange } from './file-answer';

const bytes = Array.from({ length: 100 }, (_byte, index) => index);

/** What a client gets, by the words of the standard: the bytes whose position the range names. */
function part(header: string): number[] | string {
	const wanted = parseRange(header, bytes.length);
	return wanted.kind === 'part' ? bytes.slice(wanted.range.start, wanted.range.end + 1) : wanted.kind;
}

describe('a range of a file of 100 bytes', () => {
	it('a range has the bytes from first to last, cut at the end of the file', () => {
		fc.assert(
			fc.property(fc.nat(99), fc.nat(300), (first, length) => {
				expect(part(`bytes=${first}-${first + length}`)).toEqual(bytes.slice(first, first + length + 1));
			}),
		);
	});

	it('a range without a last byte goes to the end, and without a first one is a suffix', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 300 }), (count) => {
				expect(part(`bytes=-${count}`)).toEqual(bytes.slice(-count));
				if (count < 100) expect(part(`bytes=${count}-`)).toEqual(bytes.slice(count));
			}),
		);
	});

	it('a range cannot be served when it begins behind the end or is an empty suffix', () => {
		expect(part('bytes=100-')).toBe('unsatisfiable');
		expect(part('bytes=100-200')).toBe('unsatisfiable');
		expect(part('bytes=-0')).toBe('unsatisfiable');
		expect(parseRange('bytes=0-', 0)).toEqual({ kind: 'unsatisfiable' });
	});

	it.each([
		undefined,
		'',
		'bytes',
		'bytes=',
		'bytes=-',
		'bytes=5-4',
		'bytes=0-1,5-6',
		'items=0-1',
		'bytes=a-b',
		'bytes=1',
	])('a range is ignored when it reads %j', (header) => expect(parseRange(header, 100)).toEqual({ kind: 'whole' }));
});

let folder: Folder;
beforeEach(async () => {
	folder = await makeFolder({ 'a.txt': 'a' });
	return folder.remove;
});

/** Tags the file as one request does, with a handle of its own. */
async function tagOnce(tag: ReturnType<typeof createFileTagger>): Promise<string> {
	const handle = await open(join(folder.folder, 'a.txt'));
	try {
		return (await tag('a.txt', handle)).etag;
	} finally {
		await handle.close();
	}
}

it('a file is read once for all requests that come before its tag is known', async () => {
	let readings = 0;
	let finish: (etag: string) => void = () => undefined;
	const digest = () => {
		readings += 1;
		return new Promise<string>((resolve) => {
			finish = resolve;
		});
	};
	const tag = createFileTagger(digest);
	const waiting = Array.from({ length: 20 }, () => tagOnce(tag));
	while (readings === 0) await new Promise((resolve) => setImmediate(resolve));
	finish('"x"');
	expect(await Promise.all(waiting)).toEqual(Array(20).fill('"x"'));
	expect(readings).toBe(1);
});

it('a file is read again after a reading that failed', async () => {
	let readings = 0;
	const tag = createFileTagger(async () => {
		readings += 1;
		if (readings === 1) throw new Error('EMFILE');
		return '"x"';
	});
	await expect(tagOnce(tag)).rejects.toThrow('EMFILE');
	expect(await tagOnce(tag)).toBe('"x"');
});
