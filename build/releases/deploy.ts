import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type PublishSettings, parseDeploymentSettings } from '../../src/content/deployment-settings.ts';
import { PublishError, publish } from './publish.ts';
import { Releases } from './releases.ts';

const usage = 'Diga em que pasta: npm run deploy -- /var/www/exemplo.pt (e --back para voltar à construção anterior).';

/**
 * Publishes the present build into a folder as the desk does; without one, where the settings say. With `--back`, the build before.
 * @param root the project
 * @param from the folder that a relative one is named from
 * @returns what became of it, in Portuguese
 * @throws {PublishError}
 */
export async function deploy(root: string, from: string, args: readonly string[]): Promise<string[]> {
	const { folder, back } = readArguments(args);
	const releases = new Releases(root);
	const release = back ? await releases.former() : await releases.present();
	if (!release) {
		throw new PublishError(
			back ? 'Não há construção anterior a esta.' : 'Ainda não há nada construído. Primeiro: npm run build',
		);
	}
	const place = folder === undefined ? await readPlace(root) : toFolderOutside(root, resolve(from, folder));
	const notes = await publish(root, releases, release, place);
	return [
		...notes,
		`A construção ${release.name} ${place.to === 'folder' ? `está em ${place.folder}` : 'seguiu para o Git'}.`,
	];
}

function readArguments(args: readonly string[]): { folder: string | undefined; back: boolean } {
	try {
		const { values, positionals } = parseArgs({
			args: [...args],
			allowPositionals: true,
			options: { back: { type: 'boolean', default: false } },
		});
		if (positionals.length > 1) throw new PublishError(usage);
		return { folder: positionals[0], back: values.back };
	} catch {
		throw new PublishError(usage);
	}
}

/** @throws {PublishError} where the settings publish on this machine alone */
async function readPlace(root: string): Promise<PublishSettings> {
	const text = await readFile(join(root, 'site-settings.json'), 'utf8');
	const { publish: place } = parseDeploymentSettings(text);
	if (!place || place.to === 'server') throw new PublishError(usage);
	return place;
}

/** @throws {PublishError} for a folder of which the project is a part, or that is a part of it: a build would lie among its sources */
function toFolderOutside(root: string, folder: string): PublishSettings {
	const isWithin = (inner: string, outer: string) => !relative(outer, inner).startsWith('..');
	if (!isWithin(folder, root) && !isWithin(root, folder)) return { to: 'folder', folder };
	throw new PublishError(`A pasta ${folder} é do próprio projeto. Escolha uma fora dele.`);
}
