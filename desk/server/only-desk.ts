import { readFile } from 'node:fs/promises';
import { get } from 'node:http';
import { text } from 'node:stream/consumers';
import { hashOf } from './files.ts';

/** A second desk for the same content would not see what is typed at the first, and keep its own drafts over those. */
export class DeskIsOpenError extends Error {
	override name = 'DeskIsOpenError';
	readonly address: string;

	/** @param address of the one that is open */
	constructor(address: string) {
		super(`The desk of this content is open at ${address}.`);
		this.address = address;
	}
}

/** What a desk is known by: the content that it is of, whatever its port. */
export function contentKey(root: string): string {
	return hashOf(root).slice(0, 12);
}

/**
 * @param note the file in which a desk of this content leaves its address
 * @throws {DeskIsOpenError} when the one that left it answers
 */
export async function refuseSecond(note: string, key: string): Promise<void> {
	const address = await readFile(note, 'utf8').catch(() => undefined);
	if (address !== undefined && (await ask(address)).includes(key)) throw new DeskIsOpenError(address);
}

/** @returns the page at an address of this machine; nothing where none comes within three seconds */
function ask(address: string): Promise<string> {
	return new Promise((answer) => {
		const request = get(address, { signal: AbortSignal.timeout(3_000) }, (response) => {
			text(response).then(answer, () => answer(''));
		});
		request.on('error', () => answer(''));
	});
}
