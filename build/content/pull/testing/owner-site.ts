import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { CommandResult } from '../../command.ts';
import { goodFiles } from '../../testing/good-files.ts';
import { runPull } from '../pull.ts';

/** A small site of an owner, in a folder of its own. */
export type OwnerSite = {
	root: URL;
	pull(...args: string[]): Promise<CommandResult>;
	write(file: string, text: string): Promise<void>;
	read(file: string): Promise<string>;
	has(file: string): boolean;
	/** What is in the two folders that a pull writes into, with its bytes. */
	pulled(): Promise<Map<string, string>>;
	remove(): Promise<void>;
};

export const contactForm = { id: 5, version: '6.1.6', locale: 'pt_PT', unitTag: 'wpcf7-f5-p6-o1', containerPost: 6 };

/** @param settings beside those of a site without WordPress */
export async function openOwnerSite(settings: object): Promise<OwnerSite> {
	const folder = await mkdtemp(join(tmpdir(), 'pull-'));
	const root = pathToFileURL(`${folder}/`);
	const write = async (file: string, text: string) => {
		await mkdir(dirname(join(folder, file)), { recursive: true });
		await writeFile(join(folder, file), text);
	};
	for (const [file, text] of [...goodFiles(), ['public/art/plates/vv-acima.svg', '<svg/>'] as const])
		await write(file, text);
	const all = { origin: 'https://quinta.example', contactForm, ajaxUrl: '/wp-admin/admin-ajax.php', ...settings };
	await write('site-settings.json', JSON.stringify(all));
	return {
		root,
		write,
		pull: (...args) => runPull(args, root, { answerMs: 2000 }),
		read: (file) => readFile(join(folder, file), 'utf8'),
		has: (file) => existsSync(join(folder, file)),
		async pulled() {
			const places = ['src/content/forms', 'src/content/wordpress'].filter((place) => existsSync(join(folder, place)));
			const entries = await Promise.all(
				places.map((place) => readdir(join(folder, place), { recursive: true, withFileTypes: true })),
			);
			const files = entries.flat().filter((entry) => entry.isFile());
			const read = files.map(async ({ parentPath, name }) => {
				const path = join(parentPath, name);
				return [path.slice(folder.length + 1), (await readFile(path)).toString('latin1')] as const;
			});
			return new Map((await Promise.all(read)).toSorted(([one], [other]) => (one < other ? -1 : 1)));
		},
		remove: () => rm(folder, { recursive: true }),
	};
}
