import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PostedData } from '../wordpress/posted-data';
import { deleteBefore, messagesFile, syncFolder } from './mailbox-folder';
import type { PostedFile } from './php-post';

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

/** A message was not delivered as it should be, but perhaps it was: sent again, it may be there twice. */
export class DeliveryUnknownError extends Error {
	override name = 'DeliveryUnknownError';
}

export type Mailbox = {
	/**
	 * Rejects when the message could not be kept, or not in time; with a `DeliveryUnknownError` when its line may be on the disk
	 * all the same.
	 */
	keep: (letter: Letter) => Promise<void>;
	/** Deletes what arrived before a time, in milliseconds since 1970, with its files. @returns how many messages */
	deleteBefore: (time: number) => Promise<number>;
};

/**
 * Keeps messages in a folder instead of mailing them: one line of JSON each in `messages.jsonl`, their files beside it.
 * One write at a time. Once the promise resolves, the line is on the disk, and on a line of its own: a line that could
 * not be written whole (a full disk) is taken back, and one that was cut (a lost power supply) is ended first.
 * The folder belongs to one server: another one would not wait for this one's turn.
 */
export function createMailbox(folder: string, timeoutMs = defaultTimeoutMs): Mailbox {
	let last: Promise<void> = Promise.resolve();
	let unfinished = 0;

	async function write<Result>(task: Task<Result>, attempt: Attempt): Promise<Result> {
		attempt.signal.throwIfAborted();
		if (unfinished >= maxHangingWrites) throw new Error('The disk does not answer.');
		unfinished += 1;
		try {
			return await task(attempt);
		} finally {
			unfinished -= 1;
		}
	}

	function inTurn<Result>(task: Task<Result>): Promise<Result> {
		const attempt: Attempt = { signal: AbortSignal.timeout(timeoutMs), mayBeKept: false };
		const late = rejectWhenAborted(attempt.signal);
		// The next task begins when this one is done or given up: its write may come back late, or never.
		const turn = last.then(() => Promise.race([write(task, attempt), late]));
		last = turn.then(
			() => undefined,
			() => undefined,
		);
		return Promise.race([turn, late]).catch((error: unknown) => {
			if (attempt.mayBeKept) throw new DeliveryUnknownError('The line may be on the disk.', { cause: error });
			throw error;
		});
	}

	return {
		keep: (letter) => inTurn((attempt) => keep(folder, letter, attempt)),
		deleteBefore: (time) => inTurn(({ signal }) => deleteBefore(folder, time, signal)),
	};
}

/** One task's time, and whether its line may be on the disk, from the first byte until it is taken back. */
type Attempt = { readonly signal: AbortSignal; mayBeKept: boolean };

type Task<Result> = (attempt: Attempt) => Promise<Result>;

function rejectWhenAborted(signal: AbortSignal): Promise<never> {
	return new Promise((_resolve, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
	});
}

async function keep(folder: string, letter: Letter, attempt: Attempt): Promise<void> {
	const { signal } = attempt;
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
	await appendLine(join(folder, messagesFile), line, attempt);
	await syncFolder(folder);
}

/** For the owner's eyes only: these are letters of visitors. */
async function appendLine(path: string, line: string, attempt: Attempt): Promise<void> {
	const file: FileHandle = await open(path, 'a', 0o600);
	try {
		const { size } = await file.stat();
		const start = size > 0 && (await lastByteOf(path, size)) !== lineEnd ? '\n' : '';
		attempt.signal.throwIfAborted();
		attempt.mayBeKept = true;
		try {
			await file.appendFile(`${start}${line}\n`);
			await file.sync();
		} catch (error) {
			// Others may have written since a write was given up. What stays of a line is ended by the next one.
			if (!attempt.signal.aborted) {
				await file.truncate(size).then(
					() => {
						attempt.mayBeKept = false;
					},
					() => undefined,
				);
			}
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

/** Letters, digits, dot and hyphen; no leading dot; at most 80 characters of the end, which holds the ending. */
function toSafeName(name: string): string {
	return name
		.normalize('NFKD')
		.replace(/[^A-Za-z0-9.-]+/g, '-')
		.replace(/^[.-]+/, '')
		.slice(-80);
}
