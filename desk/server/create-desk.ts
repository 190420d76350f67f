import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { writeWhole } from '../../build/content/whole-files.ts';
import { hostsOf, refusalOf } from './guard.ts';
import { createListener } from './listener.ts';
import { contentKey, refuseSecond } from './only-desk.ts';
import { openPage } from './page-files.ts';
import type { Preview } from './preview.ts';
import type { Services } from './services.ts';

type DeskOptions = {
	/** Where the code of the site is. */
	site: string;
	/** Where `src/content`, `public` and `site-settings.json` are. */
	root: string;
	/** Where the desk keeps what is typed and not stored. */
	drafts: string;
	/** 0 takes any that is free. */
	port: number;
};

type Desk = { address: string; close(): Promise<void> };

/** Milliseconds that the owner's browser has for the desk's page before the pages of the site are made ready, which holds all else up. */
const previewAfterMs = 1_500;

/**
 * Starts the desk on this machine, and for this machine only. Its page is there first, then what it asks for, then the pages of the
 * site: each is loaded when the one before it is there.
 * @throws {DeskIsOpenError}
 */
export async function startDesk({ site, root, drafts, port }: DeskOptions): Promise<Desk> {
	const note = join(drafts, '../address');
	const key = contentKey(root);
	await refuseSecond(note, key);
	const http = createServer();
	http.listen(port, '127.0.0.1');
	await once(http, 'listening');
	const bound = http.address();
	const guard = {
		hosts: hostsOf(typeof bound === 'object' && bound ? bound.port : port),
		token: randomBytes(24).toString('base64url'),
	};
	const page = openPage(site, join(site, 'build-output/desk/page.json'));

	const services = page.then(openServices);
	let preview: Promise<Preview> | undefined;
	let hasPages = false;
	async function openServices(): Promise<Services> {
		const { openServices: open } = await import('./services.ts');
		return open({
			root,
			drafts,
			frameOrigins: guard.hosts.map((host) => `http://${host}`),
			refreshPages: async () => (await preview)?.refresh(),
		});
	}
	/** Settings that cannot be read keep it from starting: once they are put right it can. */
	function openPreview(): Promise<Preview> {
		preview ??= startPreview().catch((error: unknown) => {
			preview = undefined;
			throw error;
		});
		return preview;
	}
	async function startPreview(): Promise<Preview> {
		const { shown } = await services;
		const { startPreview: start } = await import('./preview.ts');
		const started = await start(site, shown, http);
		hasPages = true;
		return started;
	}
	http.on(
		'request',
		createListener({
			page,
			route: async (...asked) => (await services).route(...asked),
			picture: async (path) => (await services).picture(path),
			preview: async (...asked) => (await openPreview()).handle(...asked),
			guard,
			key,
		}),
	);
	// Vite's own socket tells pages what has changed. One of an earlier start asks again until it is there.
	http.prependListener('upgrade', (request, socket) => {
		if (!hasPages || refusalOf(request, guard)) socket.destroy();
	});
	const address = `http://${guard.hosts[0]}/desk/`;
	await writeWhole(note, address);
	await page;
	const later = setTimeout(() => void openPreview().catch(console.error), previewAfterMs);
	return {
		address,
		async close() {
			clearTimeout(later);
			(await services).close();
			http.closeAllConnections();
			http.close();
			await (await preview)?.close();
		},
	};
}
