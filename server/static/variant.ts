import { chooseEncoding, type Encoding, encodings } from '../http/accept-encoding';
import type { Request } from '../http/request';
import { type OpenFile, openFirst } from './open-file';

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' };

/** The representation of a file that goes out. */
export type Variant = {
	file: OpenFile;
	encoding: Encoding | undefined;
	/** Whether another `Accept-Encoding` could have got another one. */
	varies: boolean;
};

/**
 * Chooses between a file and its siblings compressed at build, and closes the ones not chosen. A range is always of the
 * file as it is: a part of a compressed file is of no use to anyone.
 */
export async function chooseVariant(dist: string, file: OpenFile, headers: Request['headers']): Promise<Variant> {
	const siblings = new Map<Encoding, OpenFile>();
	for (const encoding of encodings) {
		const sibling = await openFirst(dist, [file.name + suffixes[encoding]]);
		if (sibling) siblings.set(encoding, sibling);
	}
	const accepted = headers['accept-encoding']?.toString();
	const encoding = headers.range ? undefined : chooseEncoding(accepted, new Set(siblings.keys()));
	const chosen = (encoding && siblings.get(encoding)) ?? file;
	for (const other of [file, ...siblings.values()]) if (other !== chosen) await other.handle.close();
	return { file: chosen, encoding, varies: siblings.size > 0 };
}
