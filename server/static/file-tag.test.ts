import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeFolder } from '../../tests/unit/test-site';
import { createFileTagger } from './file-tag';

let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeEach(async () => {
	folder = await makeFolder({ 'a.txt': 'a' });
});
afterEach(() => folder.remove());

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
