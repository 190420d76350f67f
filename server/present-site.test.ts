import { mkdir, rename, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { makeFolder } from '../tests/unit/test-site';
import { followFolder } from './present-site';

let folder: string;
let link: string;

beforeEach(async () => {
	const made = await makeFolder({});
	folder = made.folder;
	link = join(folder, 'dist');
	for (const name of ['one', 'two', 'three']) await mkdir(join(folder, name));
	await lead('one');
	return made.remove;
});

async function lead(name: string): Promise<void> {
	await symlink(join(folder, name), `${link}.next`);
	await rename(`${link}.next`, link);
}

it('a build is opened once, and the next one from the first request after it has taken its place', async () => {
	const open = vi.fn(async (path: string) => basename(path));
	const present = await followFolder(link, open, vi.fn());
	expect([await present(), await present()]).toEqual(['one', 'one']);
	await lead('two');
	expect(await Promise.all([present(), present()])).toEqual(['two', 'two']);
	expect(open).toHaveBeenCalledTimes(2);
});

it('the former build stays where the next one cannot be opened, which is said once', async () => {
	const logFailure = vi.fn();
	const open = async (path: string) => {
		if (path.endsWith('two')) throw new Error('no _headers file');
		return basename(path);
	};
	const present = await followFolder(link, open, logFailure);
	await lead('two');
	expect([await present(), await present()]).toEqual(['one', 'one']);
	expect(logFailure).toHaveBeenCalledTimes(1);
	await lead('three');
	expect(await present()).toBe('three');
});

it('a build that could not be opened once is opened a while later', async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	onTestFinished(() => void vi.useRealTimers());
	const open = vi.fn(async (path: string) => basename(path));
	const present = await followFolder(link, open, vi.fn());
	await lead('two');
	open.mockRejectedValueOnce(new Error('EMFILE'));
	expect([await present(), await present()]).toEqual(['one', 'one']);
	vi.advanceTimersByTime(10_000);
	expect(await present()).toBe('two');
	expect(open).toHaveBeenCalledTimes(3);
});

it('a build that cannot be opened takes nothing from the one that came while it was tried', async () => {
	let fail = (_: Error) => {};
	const open = vi.fn((path: string) =>
		path.endsWith('two') ? new Promise<string>((_, reject) => (fail = reject)) : Promise.resolve(basename(path)),
	);
	const present = await followFolder(link, open, vi.fn());
	await lead('two');
	const early = present();
	await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(2));
	await lead('three');
	expect(await present()).toBe('three');
	fail(new Error('no _headers file'));
	expect(await early).toBe('one');
	expect(await present()).toBe('three');
	expect(open).toHaveBeenCalledTimes(3);
});

it('an error of the first build is thrown', async () => {
	const open = () => Promise.reject(new Error('no _headers file'));
	await expect(followFolder(link, open, vi.fn())).rejects.toThrow('no _headers file');
});
