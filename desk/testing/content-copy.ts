import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder with the content, the settings and the pictures that pages name, which a test may write into. */
export async function copyContent(): Promise<{ root: string; remove: () => Promise<void> }> {
	const root = await mkdtemp(join(tmpdir(), 'desk-'));
	for (const path of ['src/content', 'site-settings.json', 'public/art'])
		await cp(path, join(root, path), { recursive: true });
	return { root, remove: () => rm(root, { recursive: true, force: true }) };
}
