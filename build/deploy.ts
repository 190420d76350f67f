import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type PublishSettings, parseDeploymentSettings } from '../src/content/site-settings.ts';
import { PublishError, publish } from './releases/publish.ts';
import { Releases } from './releases/releases.ts';

/**
 * `npm run deploy -- FOLDER`: publishes the present build into a folder as the desk does; without one, where the settings say.
 * `--back` goes back to the build before, there and here.
 */
const root = process.cwd();
const usage = 'Diga em que pasta: npm run deploy -- /var/www/exemplo.pt (e --back para voltar à construção anterior).';

async function deploy(): Promise<void> {
	const { folder, back } = readArguments();
	const releases = new Releases(root);
	const release = back ? await releases.former() : await releases.present();
	if (!release) {
		throw new PublishError(
			back ? 'Não há construção anterior a esta.' : 'Ainda não há nada construído. Primeiro: npm run build',
		);
	}
	const place = folder === undefined ? await readPlace() : ({ to: 'folder', folder: outsideOf(root, folder) } as const);
	const aside = await publish(root, releases, release, place);
	for (const name of aside) console.log(`Já havia um ficheiro com o nome de um do site. Chama-se agora ${name}.`);
	console.log(
		`A construção ${release.name} ${place.to === 'folder' ? `está em ${place.folder}` : 'seguiu para o Git'}.`,
	);
}

function readArguments(): { folder: string | undefined; back: boolean } {
	try {
		const { values, positionals } = parseArgs({
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
async function readPlace(): Promise<PublishSettings> {
	const text = await readFile(process.env.SITE_SETTINGS ?? 'site-settings.json', 'utf8');
	const { publish: place } = parseDeploymentSettings(text);
	if (!place || place.to === 'server') throw new PublishError(usage);
	return place;
}

/**
 * @param folder as it was typed, where npm was called
 * @throws {PublishError} for one of which the project is a part, or that is a part of it: a build would lie among its sources
 */
function outsideOf(project: string, folder: string): string {
	const target = resolve(process.env.INIT_CWD ?? project, folder);
	const isWithin = (inner: string, outer: string) => !relative(outer, inner).startsWith('..');
	if (!isWithin(target, project) && !isWithin(project, target)) return target;
	throw new PublishError(`A pasta ${target} é do próprio projeto. Escolha uma fora dele.`);
}

try {
	await deploy();
} catch (error) {
	if (!(error instanceof Error)) throw error;
	console.error(error.message);
	process.exitCode = 1;
}
