import { constants, renameSync, statSync } from 'node:fs';
import { type FileHandle, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord, parseJson } from '../../src/platform/json';
import { orIfMissing } from '../missing-file';

/** One line of JSON for each message. */
export const messagesFile = 'messages.jsonl';

/** Where the service that the build writes for systemd keeps messages. */
export const serviceFolder = '/var/lib/quatro-vistas';

/** A file that came with a message: the message's id, a number and the name. */
const attachment = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-\d+-/;

/**
 * Deletes messages that arrived before a time, in milliseconds since 1970, and their files. A line that cannot be read stays as it is,
 * byte for byte: its age is unknown. The file with the other lines takes the place of the old one at once, so that a lost
 * power supply leaves one or the other. It belongs to whom the old one belonged to, also where root deletes.
 * @returns how many messages were deleted
 * @throws {Error} when the file is another user's, or somebody else, who does not wait for this one's turn, has written to it meanwhile: it
 * stays as it is
 */
export async function deleteBefore(folder: string, time: number, signal: AbortSignal): Promise<number> {
	const path = join(folder, messagesFile);
	const before = await readFile(path).catch(orIfMissing(Buffer.alloc(0)));
	const lines = linesOf(before).map((bytes) => ({ bytes, ...readLine(bytes) }));
	const old = lines.filter(({ receivedAt }) => receivedAt < time);
	const left = lines.filter((line) => !old.includes(line)).map(({ bytes }) => bytes);
	const next = `${path}.next`;
	if (old.length > 0) await writeInPlaceOf(path, next, Buffer.concat(left), signal);
	// Before the lines: a file without its line would be found by its own age alone.
	await deleteAttachments(folder, time, new Set(old.map(({ id }) => id)));
	if (old.length === 0) return 0;
	// In one step with the looks at signal and size: once given up, a message may be added to the old file.
	signal.throwIfAborted();
	if (statSync(path).size !== before.length) throw new Error(`${messagesFile} has changed while it was read.`);
	renameSync(next, path);
	await syncFolder(folder);
	return old.length;
}

/** Root must not follow a link that the owner of the folder has put there. */
const newFile = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW;

/** Writes a file that is to take the place of another, for the same user. @throws {Error} when it cannot be given to that user */
async function writeInPlaceOf(path: string, next: string, bytes: Buffer, signal: AbortSignal): Promise<void> {
	const file = await open(next, newFile, 0o600);
	try {
		await giveToOwnerOf(path, file);
		await file.writeFile(bytes, { signal });
		await file.sync();
	} catch (error) {
		await rm(next, { force: true });
		throw error;
	} finally {
		await file.close();
	}
}

async function giveToOwnerOf(path: string, file: FileHandle): Promise<void> {
	const [{ uid, gid, mode }, own] = await Promise.all([stat(path), file.stat()]);
	if (uid === own.uid) return;
	try {
		await file.chown(uid, gid);
		await file.chmod(mode & 0o777);
	} catch (error) {
		throw new Error(`${messagesFile} belongs to another user (${uid}): this is for that user, or for root.`, {
			cause: error,
		});
	}
}

/** The names of new files are on the disk only then. */
export async function syncFolder(folder: string): Promise<void> {
	const handle = await open(folder, 'r');
	try {
		await handle.sync();
	} finally {
		await handle.close();
	}
}

/** Also those of messages that could not be kept, which have no line. */
async function deleteAttachments(folder: string, time: number, ids: ReadonlySet<string>): Promise<void> {
	for (const name of await readdir(folder).catch(orIfMissing([]))) {
		const [, id] = attachment.exec(name) ?? [];
		if (id === undefined) continue;
		const path = join(folder, name);
		if (ids.has(id) || (await stat(path)).mtimeMs < time) await rm(path, { force: true });
	}
}

/** Each with the line feed at its end; the last one may have none. */
function linesOf(bytes: Buffer): Buffer[] {
	const lines: Buffer[] = [];
	for (let start = 0; start < bytes.length; ) {
		const end = bytes.indexOf('\n', start);
		const next = end < 0 ? bytes.length : end + 1;
		lines.push(bytes.subarray(start, next));
		start = next;
	}
	return lines;
}

/** @returns a time that is never reached for a line that is no message */
function readLine(bytes: Buffer): { id: string; receivedAt: number } {
	const line = parseJson(bytes.toString());
	const receivedAt = isRecord(line) && 'id' in line ? Date.parse(String(line.receivedAt)) : Number.NaN;
	return isRecord(line) && !Number.isNaN(receivedAt)
		? { id: String(line.id), receivedAt }
		: { id: '', receivedAt: Infinity };
}
