import { chmod, copyFile, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { writeHosting } from '../../build/hosting/hosting-files';

/** What this build does not have: pages that were moved, and a section whose addresses have a page of their own for what is not there. */
const more: Readonly<Record<string, string>> = {
	_redirects:
		'/vinhos/antigo /vinhos/rabigato 308\n/noticias/feira /410 410\n/en/vinhos/rabigato /en/wines/rabigato 308\n',
	'en.html': '<!doctype html><title>Quatro Vistas</title>',
	'en/404.html': '<!doctype html><title>No such sheet</title>',
	'en/wines/rabigato.html': '<!doctype html><title>Rabigato in English</title>',
	'.secret': 'secret',
	'_forms.json': '[]',
	_other: 'for servers',
};

export type PublishedSite = { folder: string; dist: string; hosting: string; remove: () => Promise<void> };

/**
 * The built site in a folder that a web server may read, with the files of `hosting/` beside it; `.htaccess` is in it already.
 * @param changes of the settings
 */
export async function publishSite(changes: object = {}): Promise<PublishedSite> {
	const folder = await mkdtemp(join(tmpdir(), 'quatro-vistas-hosting-'));
	await chmod(folder, 0o755);
	const dist = join(folder, 'dist');
	await cp('dist', dist, { recursive: true, dereference: true });
	for (const [name, text] of Object.entries(more)) {
		await mkdir(dirname(join(dist, name)), { recursive: true });
		await writeFile(join(dist, name), text);
	}
	const settings: object = JSON.parse(await readFile('site-settings.json', 'utf8'));
	await writeHosting(dist, JSON.stringify({ ...settings, ...changes }));
	const hosting = join(folder, 'hosting');
	await copyFile(join(hosting, 'htaccess'), join(dist, '.htaccess'));
	return { folder, dist, hosting, remove: () => rm(folder, { recursive: true, force: true }) };
}
