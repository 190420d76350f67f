import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Release, Releases } from './releases.ts';

/** What is wrong has been printed by then. */
export class BuildError extends Error {
	override name = 'BuildError';
}

async function buildWithVite(outDir: string): Promise<void> {
	const program = spawn(process.execPath, [join(import.meta.dirname, '../vite-build.mjs'), outDir], {
		stdio: 'inherit',
	});
	const [code] = await once(program, 'close');
	if (code !== 0) throw new BuildError(`The build ended with code ${code}.`);
}

/**
 * Builds the site into a release that nothing leads to yet. One that fails is deleted.
 * @throws what the build failed with
 */
export async function buildRelease(
	releases: Releases,
	buildInto: (outDir: string) => Promise<unknown> = buildWithVite,
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
