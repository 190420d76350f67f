import { execFileSync } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import {
	chmod,
	chown,
	type FileHandle,
	mkdir,
	open,
	readdir,
	readFile,
	rm,
	stat,
	symlink,
	utimes,
	writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeFolder } from '../../tests/unit/test-site';
import { createMailbox, DeliveryUnknownError, type Letter } from './mailbox';
import { deleteBefore } from './mailbox-folder';

const letter: Letter = { time: 0, formId: 5, unitTag: 't', data: { 'your-name': 'Ana' }, files: [] };
let folder: string;
let path: string;

beforeEach(async () => {
	const made = await makeFolder({});
	folder = made.folder;
	path = join(folder, 'messages.jsonl');
	return made.remove;
});

describe('the mailbox', () => {
	it('the mailbox writes one line for each message, for its owner only', async () => {
		const { keep } = createMailbox(join(folder, 'data'));
		await Promise.all(Array.from({ length: 20 }, (_letter, index) => keep({ ...letter, time: index })));
		const path = join(folder, 'data/messages.jsonl');
		const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
		expect(lines.map((line) => new Date(JSON.parse(line).receivedAt).getTime())).toEqual([...Array(20).keys()]);
		expect((await stat(path)).mode & 0o077).toBe(0);
	});

	it('the mailbox gives files names that stay in the folder', async () => {
		const names = [
			'../../etc/passwd',
			'.htaccess',
			'C:\\a\\b.txt',
			'relatório final.pdf',
			'',
			`${'x'.repeat(300)}.pdf`,
		];
		const files = names.map((name) => ({ field: 'cv', name, size: 1, bytes: new Uint8Array([1]) }));
		await createMailbox(folder).keep({ ...letter, files });
		const saved = (await readdir(folder)).filter((name) => name !== 'messages.jsonl');
		expect(saved).toHaveLength(names.length);
		for (const name of saved) expect(name).toMatch(/^[0-9a-f-]{36}-\d-[A-Za-z0-9.-]{0,80}$/);
	});

	it('the mailbox says so when it cannot store a message, and stores the next', async () => {
		const data = join(folder, 'data');
		const { keep } = createMailbox(data);
		await writeFile(data, 'in the way');
		await expect(keep(letter)).rejects.toThrow();
		await expect(createMailbox(join(folder, 'other')).keep(letter)).resolves.toBeUndefined();
		await mkdir(join(folder, 'blocked/messages.jsonl'), { recursive: true });
		await expect(createMailbox(join(folder, 'blocked')).keep(letter)).rejects.toThrow();
	});

	it('the mailbox makes a folder that only its owner can read', async () => {
		await createMailbox(join(folder, 'data')).keep(letter);
		expect((await stat(join(folder, 'data'))).mode & 0o077).toBe(0);
	});

	it('the mailbox stores the next message readably after a cut anywhere in the last two lines', async () => {
		for (const name of ['Ana', 'Rita', 'Zé']) await createMailbox(folder).keep(named(name));
		const whole = await readFile(path);
		const first = whole.indexOf('\n') + 1;
		for (let size = first; size <= whole.length; size += 1) {
			const cut = whole.subarray(0, size);
			await writeFile(path, cut);
			const { keep } = createMailbox(folder);
			await Promise.all([keep(named('next')), keep(named('last'))]);
			const before = readable(cut.toString());
			expect([size, await stored()]).toEqual([size, [...before, 'next', 'last']]);
		}
	});

	it('the mailbox ends a line of arbitrary bytes before it begins its own', async () => {
		await writeFile(path, Buffer.from([0, 255, 10, 13, 0, 200]));
		await createMailbox(folder).keep(letter);
		expect(await stored()).toEqual(['Ana']);
	});
});

describe('a write that never ends', () => {
	/** Opening a pipe for writing waits for a reader, in the kernel, as a network disk that is gone does. */
	const hangingDisk = () => execFileSync('mkfifo', [path]);

	/** Lets the writes that hang on a pipe come back. */
	const release = async (pipe: string) => (await open(pipe, 'r')).close();

	it('a write that hangs is given up, and so is what waits behind it, each in its own time', async () => {
		hangingDisk();
		const { keep } = createMailbox(folder, 300);
		const outcomes = await Promise.allSettled([keep(named('Ana')), keep(named('Rita')), keep(named('Zé'))]);
		expect(outcomes.map(({ status }) => status)).toEqual(Array(3).fill('rejected'));
		await release(path);
	});

	it('a write that hung does not keep the next message, nor pages, from the disk once that answers again', async () => {
		hangingDisk();
		const aside = join(folder, 'aside');
		execFileSync('ln', [path, aside]);
		const { keep } = createMailbox(folder, 300);
		await expect(keep(named('Ana'))).rejects.toThrow('timeout');
		await rm(path);
		await keep(named('Rita'));
		await release(aside);
		await keep(named('Zé'));
		// The one that was given up is not written after all: its visitor was told that it failed.
		expect(await stored()).toEqual(['Rita', 'Zé']);
	});

	it('hanging writes leave file threads for the pages, for any number of messages', async () => {
		hangingDisk();
		const { keep } = createMailbox(folder, 100);
		for (let count = 0; count < 6; count += 1) await expect(keep(letter)).rejects.toThrow();
		expect(await readFile(new URL(import.meta.url), 'utf8')).toContain('however many');
		await release(path);
	});
});

describe('a line that may be on the disk', () => {
	afterEach(() => vi.restoreAllMocks());

	it('a message whose sync came back too late has not failed', async () => {
		let comeBack = () => {};
		vi.spyOn(await openFiles(), 'sync').mockImplementationOnce(
			() =>
				new Promise((resolve) => {
					comeBack = resolve;
				}),
		);
		const { keep } = createMailbox(folder, 300);
		await expect(keep(named('Ana'))).rejects.toThrow(DeliveryUnknownError);
		expect(await stored()).toEqual(['Ana']);
		comeBack();
	});

	it('a message whose folder could not be synced has not failed', async () => {
		vi.spyOn(await openFiles(), 'sync')
			.mockResolvedValueOnce()
			.mockRejectedValueOnce(new Error('EIO'));
		await expect(createMailbox(folder).keep(named('Ana'))).rejects.toThrow(DeliveryUnknownError);
		expect(await stored()).toEqual(['Ana']);
	});

	it('a message that was taken back has failed', async () => {
		vi.spyOn(await openFiles(), 'sync').mockRejectedValueOnce(new Error('EIO'));
		await expect(createMailbox(folder).keep(named('Ana'))).rejects.toThrow('EIO');
		expect(await readFile(path, 'utf8')).toBe('');
	});
});

describe('deleting what is old', () => {
	const june = Date.UTC(2026, 5, 1);
	const at = (time: number, name: string): Letter => {
		const bytes = new TextEncoder().encode(name);
		return { ...named(name), time, files: [{ field: 'cv', name: `${name}.txt`, size: bytes.length, bytes }] };
	};
	const attachments = async () =>
		(await readdir(folder)).flatMap((name) => /-\d-(.+)\.txt$/.exec(name)?.[1] ?? []).sort();

	it('deleting old messages removes lines and their files, and leaves what cannot be read as it is', async () => {
		const { keep, deleteBefore } = createMailbox(folder);
		await keep(at(june - 1, 'old'));
		await keep(at(june, 'new'));
		const [, kept = ''] = (await readFile(path, 'utf8')).split('\n');
		const torn = Buffer.from([0x7b, 0xff, 0x0d, 0x0a, 0x0a, ...Buffer.from('null\n{"receivedAt":"1999"}\n"id')]);
		await writeFile(path, Buffer.concat([torn, Buffer.from('\n'), await readFile(path), torn]));
		await deleteBefore(june);
		expect(await readFile(path)).toEqual(Buffer.concat([torn, Buffer.from(`\n${kept}\n`), torn]));
		expect(await attachments()).toEqual(['new']);
		expect((await stat(path)).mode & 0o077).toBe(0);
		expect((await readdir(folder)).filter((name) => name.startsWith('messages'))).toEqual(['messages.jsonl']);
		await keep(named('next'));
		expect(await stored()).toEqual(['new', 'next']);
	});

	it('deleting old messages removes old files of messages that could not be stored', async () => {
		const { keep, deleteBefore } = createMailbox(folder);
		await keep(at(june, 'orphan'));
		await rm(path);
		const [name = ''] = await readdir(folder);
		await utimes(join(folder, name), new Date(june - 1000), new Date(june - 1000));
		await writeFile(join(folder, 'notes.txt'), '');
		await utimes(join(folder, 'notes.txt'), 0, 0);
		await deleteBefore(june);
		expect(await readdir(folder)).toEqual(['notes.txt']);
	});

	it('deleting old messages loses nothing that arrives meanwhile', async () => {
		const { keep, deleteBefore } = createMailbox(folder);
		for (let count = 0; count < 20; count += 1) await keep(at(0, 'old'));
		const names = Array.from({ length: 60 }, (_name, index) => String(index));
		await Promise.all(names.flatMap((name, index) => [keep(at(index % 2 === 0 ? june : 0, name)), deleteBefore(june)]));
		const even = names.filter((_name, index) => index % 2 === 0);
		expect(await stored()).toEqual(even);
		expect(await attachments()).toEqual([...even].sort());
	});

	it('deleting old messages replaces nothing once it was given up', async () => {
		const next = `${path}.next`;
		execFileSync('mkfifo', [next]);
		const { keep, deleteBefore } = createMailbox(folder, 300);
		await keep({ ...named('old'), time: 0 });
		await expect(deleteBefore(june)).rejects.toThrow('timeout');
		await keep({ ...named('new'), time: june });
		await (await open(next, 'r')).close();
		await deleteBefore(0);
		expect(await stored()).toEqual(['old', 'new']);
	});

	it('deleting old messages does nothing where there are none', async () => {
		await expect(createMailbox(join(folder, 'none')).deleteBefore(june)).resolves.toBe(0);
	});

	it('deleting old messages says how many', async () => {
		const { keep, deleteBefore } = createMailbox(folder);
		for (const time of [0, june - 1, june]) await keep(at(time, 'x'));
		expect([await deleteBefore(june), await deleteBefore(june)]).toEqual([2, 0]);
	});

	it('deleting old messages leaves the file as it is where another program has written to it meanwhile', async () => {
		await createMailbox(folder).keep({ ...named('old'), time: 0 });
		const { signal } = new AbortController();
		const line = `${JSON.stringify({ data: { 'your-name': 'by another' } })}\n`;
		vi.spyOn(signal, 'throwIfAborted').mockImplementation(() => appendFileSync(path, line));
		await expect(deleteBefore(folder, june, signal)).rejects.toThrow('has changed');
		expect(await stored()).toEqual(['old', 'by another']);
	});

	it('deleting old messages leaves the file to whom it belongs, also where root deletes', async () => {
		const { keep, deleteBefore } = createMailbox(folder);
		for (const time of [0, june]) await keep(at(time, 'x'));
		if (process.getuid?.() === 0) {
			await chown(path, 4711, 4712);
			await chmod(path, 0o640);
		}
		const ownership = async () => {
			const { uid, gid, mode } = await stat(path);
			return { uid, gid, mode };
		};
		const before = await ownership();
		expect(await deleteBefore(june)).toBe(1);
		expect(await ownership()).toEqual(before);
	});

	it('deleting old messages of another user, to whom a file cannot be given, is refused and deletes nothing', async () => {
		const { keep, deleteBefore } = createMailbox(folder);
		await keep(at(0, 'old'));
		const before = await readdir(folder);
		const own = await stat(path);
		const handles = await openFiles();
		vi.spyOn(handles, 'stat').mockResolvedValue({ ...own, uid: own.uid + 1 } as never);
		vi.spyOn(handles, 'chown').mockRejectedValue(new Error('EPERM'));
		await expect(deleteBefore(june)).rejects.toThrow(`belongs to another user (${own.uid})`);
		expect(await readdir(folder)).toEqual(before);
		expect(await stored()).toHaveLength(1);
	});

	it('deleting old messages writes nothing through a link that lies in the place of the new file', async () => {
		const { keep, deleteBefore } = createMailbox(folder);
		await keep(at(0, 'old'));
		await writeFile(join(folder, 'other'), 'other');
		await symlink(join(folder, 'other'), join(folder, 'messages.jsonl.next'));
		await expect(deleteBefore(june)).rejects.toThrow('ELOOP');
		expect(await readFile(join(folder, 'other'), 'utf8')).toBe('other');
	});
});

/** The methods that all open files of this machine share. */
async function openFiles(): Promise<FileHandle> {
	const file = await open(folder, 'r');
	await file.close();
	return Object.getPrototypeOf(file);
}

function named(name: string): Letter {
	return { ...letter, data: { 'your-name': name } };
}

const stored = async () => readable(await readFile(path, 'utf8'));

/** The names in the lines that can be read. */
function readable(text: string): string[] {
	return text.split('\n').flatMap((line) => {
		try {
			return [JSON.parse(line).data['your-name']];
		} catch {
			return [];
		}
	});
}
