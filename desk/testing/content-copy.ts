import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { filesIn } from '../../build/releases/former-files';

/** A folder with the content, the settings and the pictures that pages name, in which a test may write, move and delete files. */
export async function copyContent(): Promise<{ root: string; remove: () => Promise<void> }> {
	const root = await mkdtemp(join(tmpdir(), 'desk-'));
	for (const path of ['src/content', 'site-settings.json']) await cp(path, join(root, path), { recursive: true });
	// Each by a link of its own: 20 MB would be copied for each test.
	for (const file of await filesIn('public/art')) {
		const link = join(root, 'public/art', file);
		await mkdir(dirname(link), { recursive: true });
		await symlink(resolve('public/art', file), link);
	}
	return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
