import { Window } from 'happy-dom';
import { test as base } from 'vitest';
import { SiteServer } from '../e2e/site-server';

// Vitest puts what Vite defines into the environment too, where the server takes it for the name of a file.
delete process.env.SITE_SETTINGS;

/** Tests of the built site's answers as a server gives them: `npm test` runs them after the build, without a browser. */
export const test = base.extend<{ site: SiteServer }>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Vitest reads a fixture's dependencies from this pattern
		async ({}, use) => {
			const site = await SiteServer.create();
			await use(site);
			await site.dispose();
		},
		{ scope: 'file' },
	],
});

export async function htmlOf(site: SiteServer, address: string): Promise<string> {
	return (await fetch(site.origin + address)).text();
}

/** The document as a browser without scripts has it. */
export function read(html: string) {
	return new new Window().DOMParser().parseFromString(html, 'text/html');
}
