import { createServer } from '../../server/create-server';
import { type Asking, makeFolder, open, standInWordPress } from './test-site';

type Options = Partial<Omit<Parameters<typeof createServer>[0], 'dist'>>;

export type ServedSite = Awaited<ReturnType<typeof serveSite>>;

/** A server of a site of these files, in the place of WordPress unless the options say otherwise; `another` is one of the same files. */
export async function serveSite(files: Readonly<Record<string, string | Buffer>>, options: Options = {}) {
	const { folder, remove } = await makeFolder({ _headers: '', ...files });
	const servers: Awaited<ReturnType<typeof open>>[] = [];
	const another = async (more: Options = {}) => {
		const server = await open(await createServer({ dist: folder, wordpress: standInWordPress(), ...options, ...more }));
		servers.push(server);
		return server;
	};
	return {
		...(await another()),
		folder,
		another,
		async close() {
			await Promise.all(servers.map((server) => server.close()));
			await remove();
		},
	};
}

/** What a browser posts of a form where there is no JavaScript. */
export function formPost(fields: Readonly<Record<string, string>>): Asking {
	const headers = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'Mozilla/5.0' };
	return { method: 'POST', headers, body: new URLSearchParams(fields).toString() };
}
