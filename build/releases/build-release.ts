import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import type { Release, Releases } from './releases.ts';

/** Its message is what the build said is wrong, where that has not been printed. */
export class BuildError extends Error {
	override name = 'BuildError';
}

type Hearing = {
	env: NodeJS.ProcessEnv;
	/** What the build says is not printed then, but for warnings once it is done. */
	onLine(line: string): void;
};

/**
 * Builds the site of a checkout in a program of its own: a build and a development server in one would share Vite's state.
 * @param root of the checkout
 * @throws {BuildError}
 */
export async function buildWithVite(root: string, outDir: string, hearing?: Hearing): Promise<void> {
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
	if (code !== 0) throw new BuildError(said.trim() || `The build ended with code ${code}.`);
	process.stderr.write(said);
}

/**
 * Builds the site into a release that nothing leads to yet. One that fails is deleted.
 * @throws what the build failed with
 */
export async function buildRelease(
	releases: Releases,
	buildInto: (outDir: string) => Promise<unknown>,
): Promise<Release> {
	const release = await releases.create();
	try {
		await buildInto(release.dist);
		// Half a second that the build need not wait for.
		const { recordContent } = await import('./changes.ts');
		await recordContent(release);
		return release;
	} catch (error) {
		await releases.discard(release);
		throw error;
	}
}
