import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { isDeepStrictEqual } from 'node:util';
import type { Release, Releases } from './releases.ts';

/** Its message is what the build said is wrong, where that has not been printed. */
export class BuildError extends Error {
	override name = 'BuildError';
}

type Hearing = {
	env: NodeJS.ProcessEnv;
	/** What the build says is not printed then. */
	onLine(line: string): void;
};

/** Some files would be in the build as they were, and others as they are. */
export class ContentChangedError extends Error {
	override name = 'ContentChangedError';
	override message = 'O conteúdo mudou enquanto o sítio se construía: repita, para que entre todo.';
}

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
	if (code !== 0) throw new BuildError(said.trim() || `The build ended with code ${code}.`);
	return said;
}

/**
 * Builds the site into a release that nothing leads to yet. One that fails is deleted.
 * @throws {ContentChangedError}
 * @throws what the build failed with
 */
export async function buildRelease(
	releases: Releases,
	buildInto: (outDir: string) => Promise<unknown>,
): Promise<Release> {
	const release = await releases.create();
	try {
		const building = buildInto(release.dist);
		// Told where it is waited for.
		building.catch(() => undefined);
		// Half a second that the build need not wait for.
		const { digestContent, recordContent } = await import('./changes.ts');
		const content = digestContent();
		await building;
		if (!isDeepStrictEqual(digestContent(), content)) throw new ContentChangedError();
		await recordContent(release, content);
		return release;
	} catch (error) {
		await releases.discard(release);
		throw error;
	}
}
