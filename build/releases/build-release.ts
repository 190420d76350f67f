import { build } from 'vite';
import { recordContent } from './changes.ts';
import type { Release, Releases } from './releases.ts';

const buildWithVite = (outDir: string) => build({ build: { outDir }, configLoader: 'native' });

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
		await recordContent(release);
		return release;
	} catch (error) {
		await releases.discard(release);
		throw error;
	}
}
