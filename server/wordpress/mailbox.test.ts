import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeFolder } from '../test-site';
import { createMailbox, type Letter } from './mailbox';

const letter: Letter = { time: 0, formId: 5, unitTag: 't', data: { 'your-name': 'Ana' }, files: [] };
let folder: string;
let remove: () => Promise<void>;

beforeEach(async () => {
	({ folder, remove } = await makeFolder({}));
});
afterEach(() => remove());

describe('the mailbox', () => {
	it('keeps one line for each message, for its owner only', async () => {
		const keep = createMailbox(join(folder, 'data'));
		await Promise.all(Array.from({ length: 20 }, (_letter, index) => keep({ ...letter, time: index })));
		const path = join(folder, 'data/messages.jsonl');
		const lines = (await readFile(path, 'utf8')).trimEnd().split('\n');
		expect(lines.map((line) => new Date(JSON.parse(line).receivedAt).getTime())).toEqual([...Array(20).keys()]);
		expect((await stat(path)).mode & 0o077).toBe(0);
	});

	it('gives files names that stay in the folder', async () => {
		const names = [
			'../../etc/passwd',
			'.htaccess',
			'C:\\a\\b.txt',
			'relatório final.pdf',
			'',
			`${'x'.repeat(300)}.pdf`,
		];
		const files = names.map((name) => ({ field: 'cv', name, size: 1, bytes: new Uint8Array([1]) }));
		await createMailbox(folder)({ ...letter, files });
		const saved = (await readdir(folder)).filter((name) => name !== 'messages.jsonl');
		expect(saved).toHaveLength(names.length);
		for (const name of saved) expect(name).toMatch(/^[0-9a-f-]{36}-\d-[A-Za-z0-9.-]{0,80}$/);
	});

	it('says so when it cannot keep a message, and keeps the next', async () => {
		const data = join(folder, 'data');
		const keep = createMailbox(data);
		await writeFile(data, 'in the way');
		await expect(keep(letter)).rejects.toThrow();
		await expect(createMailbox(join(folder, 'other'))(letter)).resolves.toBeUndefined();
		await mkdir(join(folder, 'blocked/messages.jsonl'), { recursive: true });
		await expect(createMailbox(join(folder, 'blocked'))(letter)).rejects.toThrow();
	});
});
