import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Release, Releases } from './releases.ts';

/** A build that failed for what is in the content or the settings. */
export class BuildError extends Error {
	override name = 'BuildError';

	/** @param isPrinted whether what is wrong has been printed by then */
	constructor(
		message: string,
		readonly isPrinted: boolean,
	) {
		super(message);
	}
}

type Hearing = {
	env: NodeJS.ProcessEnv;
	/** What the build says is not printed then. */
	onLine(line: string): void;
};

/**
 * Builds the site of a checkout in a program of its own: a build and a development server in one would share Vite's state.
 * @param root of the checkout
 * @returns what it said beside its lines, where it was heard
 * @throws {BuildError}
 */
export async function buildWithVite(root: string, outDir: string, hearing?: Hearing): Promise<string> {
	const program = spawn(process.execPath, [join(root, 'build/vite-build.mjs'), resolve(root, outDir)], {
		cwd: root,
		env: hearing?.env ?? process.env,
		stdio: hearing ? ['ignore', 'pipe', 'pipe'] : 'inherit',
	});
	let said = '';
	program.stderr?.setEncoding('utf8').on('data', (text: string) => {
		said += text;
	});
	if (hearing && program.stdout) createInterface({ input: program.stdout }).on('line', hearing.onLine);
	const [code] = await once(program, 'close');
	if (code !== 0) throw new BuildError(said.trim() || `The build ended with code ${code}.`, !hearing);
	return said;
}

/**
 * Builds the site into a release that nothing leads to yet. One that fails is deleted.
 * @throws {BuildError} where texts, names or settings were stored meanwhile: some would be in the build as they were, others as they are
 * @throws what the build failed with
 */
export async function buildRelease(
	releases: Releases,
	buildInto: (outDir: string) => Promise<unknown>,
): Promise<Release> {
	const release = await releases.create();
	const building = buildInto(release.dist);
	// Told where it is waited for.
	building.catch(() => undefined);
	try {
		// Half a second that the build need not wait for.
		const { digestContent, digestSources, recordContent } = await import('./changes.ts');
		const [content, sources] = [digestContent(), await digestSources()];
		await building;
		if ((await digestSources()) !== sources) throw new BuildError(changed, false);
		await recordContent(release, content);
		return release;
	} catch (error) {
		await building.catch(() => undefined);
		await releases.discard(release);
		throw error;
	}
}

const changed = 'O conteúdo mudou enquanto o sítio se construía: repita, para que entre todo.';
