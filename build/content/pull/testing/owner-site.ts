import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Folder, formSettings, makeFolder } from '../../../../tests/unit/test-site.ts';
import { filesIn } from '../../../releases/former-files.ts';
import type { CommandResult } from '../../command.ts';
import { goodFiles } from '../../testing/good-files.ts';
import { runPull } from '../pull.ts';

/** A small site of an owner, in a folder of its own. */
export type OwnerSite = Folder & {
	pull(...args: string[]): Promise<CommandResult>;
	has(file: string): boolean;
	/** What is in the two folders that a pull writes into, with its bytes. */
	pulled(): Promise<Map<string, string>>;
};

export const contactForm = formSettings(5, 'pt_PT');

/** @param settings beside those of a site without WordPress */
export async function openOwnerSite(settings: object): Promise<OwnerSite> {
	const all = { origin: 'https://quinta.example', contactForm, ajaxUrl: '/wp-admin/admin-ajax.php', ...settings };
	const made = await makeFolder({
		...Object.fromEntries(goodFiles()),
		'public/art/plates/vv-acima.svg': '<svg/>',
		'site-settings.json': JSON.stringify(all),
	});
	const { folder, url } = made;
	return {
		...made,
		pull: (...args) => runPull(args, url, { answerMs: 2000 }),
		has: (file) => existsSync(join(folder, file)),
		async pulled() {
			const files = (await filesIn(folder))
				.filter((file) => /^src\/content\/(forms|wordpress)\//.test(file))
				.toSorted();
			const read = files.map(async (file) => [file, await readFile(join(folder, file), 'latin1')] as const);
			return new Map(await Promise.all(read));
		},
	};
}
