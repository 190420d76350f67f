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

/** How long a message may take to be kept, its time in the queue included, in milliseconds. */
const defaultTimeoutMs = 20_000;

/**
 * Writes that are given up and have not come back. Each holds one of Node's four file threads; with more of them the
 * server could not read its pages any more.
 */
const maxHangingWrites = 2;

/**
 * Keeps messages in a folder instead of mailing them: one line of JSON each in `messages.jsonl`, their files beside it.
 * One write at a time. Once the promise resolves, the line is on the disk, and on a line of its own: a line that could
 * not be written whole (a full disk) is taken back, and one that was cut (a lost power supply) is ended first.
 * @returns a function that rejects when the message could not be kept, or not within `timeoutMs`
 */
export function createMailbox(folder: string, timeoutMs = defaultTimeoutMs): (letter: Letter) => Promise<void> {
	let last: Promise<void> = Promise.resolve();
	let unfinished = 0;

	async function write(letter: Letter, signal: AbortSignal): Promise<void> {
		signal.throwIfAborted();
		if (unfinished >= maxHangingWrites) throw new Error('The disk does not answer.');
		unfinished += 1;
		try {
			await keep(folder, letter, signal);
		} finally {
			unfinished -= 1;
		}
	}

	return (letter) => {
		const signal = AbortSignal.timeout(timeoutMs);
		const late = rejectWhenAborted(signal);
		// The next message goes when this one is written or given up: its write may come back late, or never.
		const turn = last.then(() => Promise.race([write(letter, signal), late]));
		last = turn.catch(() => undefined);
		return Promise.race([turn, late]);
	};
}

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
	return new Promise((_resolve, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
	});
}

async function keep(folder: string, letter: Letter, signal: AbortSignal): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	signal.throwIfAborted();
	const id = randomUUID();
	const files = letter.files.map(({ field, name, size }, index) => ({
		field,
		name,
		size,
		savedAs: `${id}-${index}-${toSafeName(name)}`,
	}));
	for (const [index, { savedAs }] of files.entries()) {
		const bytes = letter.files[index]?.bytes ?? '';
		await writeFile(join(folder, savedAs), bytes, { mode: 0o600, flag: 'wx', flush: true, signal });
	}
	const { time, formId, unitTag, data } = letter;
	const line = JSON.stringify({ id, receivedAt: new Date(time).toISOString(), formId, unitTag, data, files });
	await appendLine(join(folder, 'messages.jsonl'), line, signal);
	await syncFolder(folder);
}

/** For the owner's eyes only: these are letters of visitors. */
async function appendLine(path: string, line: string, signal: AbortSignal): Promise<void> {
	const file: FileHandle = await open(path, 'a', 0o600);
	try {
		const { size } = await file.stat();
		const start = size > 0 && (await lastByteOf(path, size)) !== lineEnd ? '\n' : '';
		signal.throwIfAborted();
		try {
			await file.appendFile(`${start}${line}\n`);
			await file.sync();
		} catch (error) {
			// Others may have written since a write was given up. What stays of a line is ended by the next one.
			if (!signal.aborted) await file.truncate(size).catch(() => undefined);
			throw error;
		}
	} finally {
		await file.close();
	}
}

const lineEnd = 0x0a;

async function lastByteOf(path: string, size: number): Promise<number | undefined> {
	const file = await open(path, 'r');
	try {
		const { buffer } = await file.read(Buffer.alloc(1), 0, 1, size - 1);
		return buffer[0];
	} finally {
		await file.close();
	}
}

/** The names of new files are on the disk only then. */
async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
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
