import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

/** A folder with the content, the settings and the pictures that pages name, in which a test may write, move and delete files. */
export async function copyContent(): Promise<{ root: string; remove: () => Promise<void> }> {
	const root = await mkdtemp(join(tmpdir(), 'desk-'));
	for (const path of ['src/content', 'site-settings.json']) cpSync(path, join(root, path), { recursive: true });
	linkFiles('public/art', join(root, 'public/art'));
	return { root, remove: () => rm(root, { recursive: true, force: true }) };
}

/** Each file by a link of its own: 20 MB would be copied for each test. */
function linkFiles(from: string, to: string): void {
	for (const path of readdirSync(from, { recursive: true, withFileTypes: true })) {
		if (!path.isFile()) continue;
		const source = join(path.parentPath, path.name);
		const link = join(to, source.slice(from.length));
		mkdirSync(dirname(link), { recursive: true });
		symlinkSync(resolve(source), link);
	}
}
