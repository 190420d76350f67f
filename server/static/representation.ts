import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { lookup } from 'mrmime';
import Negotiator from 'negotiator';
import { errorCode } from '../../src/platform/errors';
import type { Request } from '../http/request';

/** Files compressed at build lie beside the file itself; the smaller encoding comes first. */
const suffixes: Readonly<Record<string, string>> = { br: '.br', gzip: '.gz' };

/** `name` from the folder `root`. */
export type OpenFile = { root: string; name: string; handle: FileHandle };

/** The bytes of a file that go out: the file itself, or one of its compressed siblings. */
export type Representation = {
	file: OpenFile;
	encoding: string | undefined;
	/** Whether another `Accept-Encoding` could have got another one. */
	varies: boolean;
};

/**
 * Chooses between a file and its siblings compressed at build, and closes the ones not chosen; where one cannot be opened, all. A range
 * is always of the file as it is: a part of a compressed file is of no use to anyone.
 */
export async function chooseRepresentation(file: OpenFile, headers: Request['headers']): Promise<Representation> {
	const siblings = new Map<string, OpenFile>();
	try {
		for (const [encoding, suffix] of Object.entries(suffixes)) {
			const sibling = await openFirst([file.root], [file.name + suffix]);
			if (sibling) siblings.set(encoding, sibling);
		}
	} catch (error) {
		for (const { handle } of [file, ...siblings.values()]) await handle.close();
		throw error;
	}
	const encoding =
		headers.range === undefined
			? chooseEncoding(headers['accept-encoding']?.toString(), [...siblings.keys()])
			: undefined;
	const chosen = (encoding && siblings.get(encoding)) || file;
	for (const other of [file, ...siblings.values()]) if (other !== chosen) await other.handle.close();
	return { file: chosen, encoding, varies: siblings.size > 0 };
}

/**
 * Chooses by the q-values of `Accept-Encoding` (RFC 9110, 12.5.3) among the encodings that a file exists in. On a tie the
 * first of them wins; a file as it is wins only where it is asked for more than the others, or nothing else will do.
 * @returns undefined for the file as it is
 */
export function chooseEncoding(accepted: string | undefined, available: readonly string[]): string | undefined {
	const headers = { 'accept-encoding': accepted };
	const [best] = new Negotiator({ headers }).encodings([...available, 'identity'], { preferred: available });
	return best === 'identity' ? undefined : best;
}

/** Opens the first of the names that is a file, in the first of the folders that has one. The caller closes it. */
export async function openFirst(roots: readonly string[], names: readonly string[]): Promise<OpenFile | undefined> {
	for (const root of roots) {
		for (const name of names) {
			const handle = await openIfThere(join(root, name));
			if (!handle) continue;
			if (await isFile(handle)) return { root, name, handle };
			await handle.close();
		}
	}
	return undefined;
}

async function isFile(handle: FileHandle): Promise<boolean> {
	try {
		return (await handle.stat()).isFile();
	} catch (error) {
		await handle.close();
		throw error;
	}
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
	try {
		return await open(path, 'r');
	} catch (error) {
		if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(errorCode(error))) return undefined;
		throw error;
	}
}

/** @returns the `Content-Type` of a file by its name: texts of any kind are UTF-8 */
export function mediaTypeOf(name: string): string {
	const type = lookup(name) ?? (name.endsWith('.ico') ? 'image/x-icon' : 'application/octet-stream');
	const isText = /^text\/|^application\/(?:.+\+)?(?:json|xml)$/.test(type);
	return isText ? `${type}; charset=utf-8` : type;
}
