import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord, parseJson } from '../../../src/platform/json';
import { orIfMissing } from '../../missing-file';
import { messagesFile } from '../mailbox-folder';

/** A message as a line of `messages.jsonl` has it. */
export type StoredMessage = {
	id: string;
	/** ISO, in UTC. */
	receivedAt: string;
	formId: number;
	unitTag: string;
	/** What was written, by the names of the form's fields: a text, or a record of several. */
	data: Readonly<Record<string, unknown>>;
	files: readonly { field: string; name: string; savedAs: string }[];
};

/** What lies in a data folder, oldest first; `unreadable` are the numbers of the lines that hold no message, from 1. */
type StoredMessages = { messages: readonly StoredMessage[]; unreadable: readonly number[] };

/**
 * Reads the messages of a data folder; none where there is no file yet.
 * @throws {Error} when there is one that cannot be read
 */
export async function readMessages(folder: string): Promise<StoredMessages> {
	return parseMessages(await readFile(join(folder, messagesFile), 'utf8').catch(orIfMissing('')));
}

function parseMessages(text: string): StoredMessages {
	const messages: StoredMessage[] = [];
	const unreadable: number[] = [];
	for (const [index, line] of text.split('\n').entries()) {
		if (line.trim() === '') continue;
		const message = parseMessage(parseJson(line));
		if (message) messages.push(message);
		else unreadable.push(index + 1);
	}
	messages.sort((one, other) => Date.parse(one.receivedAt) - Date.parse(other.receivedAt));
	return { messages, unreadable };
}

function parseMessage(line: unknown): StoredMessage | undefined {
	if (!isRecord(line) || !isRecord(line.data)) return undefined;
	const { id, receivedAt, formId, unitTag, data, files } = line;
	if (typeof id !== 'string' || typeof receivedAt !== 'string' || Number.isNaN(Date.parse(receivedAt)))
		return undefined;
	return {
		id,
		receivedAt,
		formId: typeof formId === 'number' ? formId : 0,
		unitTag: typeof unitTag === 'string' ? unitTag : '',
		data,
		files: Array.isArray(files) ? files.flatMap(parseFile) : [],
	};
}

function parseFile(file: unknown): StoredMessage['files'] {
	if (!isRecord(file)) return [];
	const { field, name, savedAs } = file;
	return typeof field === 'string' && typeof name === 'string' && typeof savedAs === 'string'
		? [{ field, name, savedAs }]
		: [];
}

/** The value of a field: several are one to a line. */
export function fieldText(value: unknown): string {
	if (typeof value === 'object' && value !== null) return Object.values(value).map(fieldText).join('\n');
	return value === null || value === undefined ? '' : String(value);
}
