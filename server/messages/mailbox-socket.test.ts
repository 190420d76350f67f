import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { createConnection, type Server } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { makeFolder } from '../../tests/unit/test-site';
import { askForDeletion, listenInFolder } from './mailbox-socket';

let folder: string;
let server: Server | undefined;

beforeEach(async () => {
	const made = await makeFolder({});
	folder = made.folder;
	return made.remove;
});
afterEach(() => {
	server?.close();
	server = undefined;
});

it('a server deletes when it is asked in its folder, and says how many', async () => {
	server = await listenInFolder(folder, async () => 3);
	expect(await askForDeletion(folder)).toEqual({ kind: 'deleted', count: 3 });
});

it('a deletion that fails is said to have failed', async () => {
	vi.spyOn(console, 'error').mockImplementation(() => undefined);
	server = await listenInFolder(folder, () => Promise.reject(new Error('EIO')));
	expect(await askForDeletion(folder)).toEqual({ kind: 'failed' });
});

it('no server answers in a folder that is empty, is not there, or was left by one that was killed', async () => {
	expect(await askForDeletion(folder)).toEqual({ kind: 'no-server' });
	expect(await askForDeletion(join(folder, 'none'))).toEqual({ kind: 'no-server' });
	await writeFile(join(folder, 'server.sock'), '');
	expect(await askForDeletion(folder)).toEqual({ kind: 'no-server' });
	server = await listenInFolder(folder, async () => 1);
	expect(await askForDeletion(folder)).toEqual({ kind: 'deleted', count: 1 });
});

it('a second server does not take the folder of the first', async () => {
	server = await listenInFolder(folder, async () => 1);
	await expect(listenInFolder(folder, async () => 2)).rejects.toThrow('Another server uses');
	expect(await askForDeletion(folder)).toEqual({ kind: 'deleted', count: 1 });
});

it('a folder is left without a trace', async () => {
	const closing = await listenInFolder(folder, async () => 1);
	await new Promise((resolve) => closing.close(resolve));
	expect(await readdir(folder)).toEqual([]);
});

it('a path that is too long for a socket is refused in words', async () => {
	const deep = join(folder, 'a'.repeat(120));
	await mkdir(deep);
	await expect(listenInFolder(deep, async () => 1)).rejects.toThrow('too long for a socket');
	await expect(askForDeletion(deep)).rejects.toThrow('too long for a socket');
});

it('whoever asks for anything else is not answered', async () => {
	const deleteOld = vi.fn(async () => 1);
	server = await listenInFolder(folder, deleteOld);
	const socket = createConnection(join(folder, 'server.sock'));
	const closed = new Promise((resolve) => socket.on('close', resolve));
	socket.on('error', () => undefined);
	socket.write('delete everything, please\n');
	await closed;
	expect(deleteOld).not.toHaveBeenCalled();
});
