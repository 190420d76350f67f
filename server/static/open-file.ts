import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';

export type OpenFile = { name: string; handle: FileHandle };

/** Opens the first of the names that is a file below `root`. The caller closes it. */
export async function openFirst(root: string, names: readonly string[]): Promise<OpenFile | undefined> {
	for (const name of names) {
		const handle = await openIfThere(join(root, name));
		if (!handle) continue;
		if ((await handle.stat()).isFile()) return { name, handle };
		await handle.close();
	}
	return undefined;
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
	try {
		return await open(path, 'r');
	} catch (error) {
		if (
			error instanceof Error &&
			'code' in error &&
			['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(String(error.code))
		) {
			return undefined;
		}
		throw error;
	}
}
