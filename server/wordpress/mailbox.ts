import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostedFile } from './php-post';
import type { PostedData } from './posted-data';

/** A message on its way to the producer. */
export type Letter = {
	/** Milliseconds since 1970. */
	time: number;
	formId: number;
	unitTag: string;
	data: PostedData;
	files: readonly (PostedFile & { field: string })[];
};

/**
 * Keeps messages in a folder instead of mailing them: one line of JSON each in `messages.jsonl`, their files beside it.
 * One write at a time; a line that could not be written whole (a full disk) is taken back, so that the next one does not
 * continue it.
 * @returns a function that rejects when the message could not be kept
 */
export function createMailbox(folder: string): (letter: Letter) => Promise<void> {
	let last: Promise<void> = Promise.resolve();
	return (letter) => {
		const written = last.then(() => keep(folder, letter));
		last = written.catch(() => undefined);
		return written;
	};
}

async function keep(folder: string, letter: Letter): Promise<void> {
	await mkdir(folder, { recursive: true });
	const id = randomUUID();
	const files = letter.files.map(({ field, name, size }, index) => ({
		field,
		name,
		size,
		savedAs: `${id}-${index}-${toSafeName(name)}`,
	}));
	for (const [index, { savedAs }] of files.entries()) {
		await writeFile(join(folder, savedAs), letter.files[index]?.bytes ?? '', { mode: 0o600, flag: 'wx' });
	}
	const { time, formId, unitTag, data } = letter;
	const line = JSON.stringify({ id, receivedAt: new Date(time).toISOString(), formId, unitTag, data, files });
	await appendLine(join(folder, 'messages.jsonl'), line);
}

/** For the owner's eyes only: these are letters of visitors. */
async function appendLine(path: string, line: string): Promise<void> {
	const file: FileHandle = await open(path, 'a', 0o600);
	try {
		const { size } = await file.stat();
		try {
			await file.appendFile(`${line}\n`);
			await file.sync();
		} catch (error) {
			await file.truncate(size);
			throw error;
		}
	} finally {
		await file.close();
	}
}

/** Letters, digits, dot and hyphen; no leading dot; at most 80 characters of the end, which holds the ending. */
function toSafeName(name: string): string {
	return name
		.normalize('NFKD')
		.replace(/[^A-Za-z0-9.-]+/g, '-')
		.replace(/^[.-]+/, '')
		.slice(-80);
}
