import { readdir, readFile, stat } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { createServer } from '../../server/create-server';
import { parseSiteSettings } from '../../src/content/site-settings';
import { open } from '../unit/test-site';
import { type Figure, median } from './figure';

const pageRequests = 2_000;
const rangeReads = 300;
/** About the size of one map tile, in bytes. */
const rangeBytes = 16_384;

/**
 * Measures the server on a built site: pages a second over one kept connection, and the time of a range of the archive.
 * Client and server share a process, so both figures are on the slow side.
 * @throws {Error} when the site has not been built
 */
export async function benchServer(): Promise<Figure[]> {
	const settings = parseSiteSettings(await readFile('site-settings.json', 'utf8'));
	const wordpress = { kind: 'elsewhere', url: new URL('http://127.0.0.1'), settings } as const;
	const { port, close } = await open(await createServer({ dist: 'dist', wordpress }));
	const agent = new Agent({ keepAlive: true, maxSockets: 1 });
	try {
		const read = (path: string, headers: Record<string, string>) => get({ agent, port, path, headers });
		const figures = [await benchPages(read)];
		const archive = (await readdir('dist/map')).find((name) => name.endsWith('.pmtiles'));
		if (archive) figures.push(await benchRanges(read, `/map/${archive}`, (await stat(`dist/map/${archive}`)).size));
		return figures;
	} finally {
		agent.destroy();
		await close();
	}
}

type Read = (path: string, headers: Record<string, string>) => Promise<void>;

async function benchPages(read: Read): Promise<Figure> {
	const start = performance.now();
	for (let count = 0; count < pageRequests; count += 1) await read('/', { 'accept-encoding': 'br' });
	const seconds = (performance.now() - start) / 1000;
	return {
		name: 'server: front page, brotli, one connection',
		value: Math.round(pageRequests / seconds),
		unit: 'requests/s',
	};
}

async function benchRanges(read: Read, path: string, size: number): Promise<Figure> {
	const times: number[] = [];
	for (let count = 0; count < rangeReads; count += 1) {
		// Spread over the archive by a fixed step, so that two runs read the same places.
		const first = (count * 7_919_777) % Math.max(size - rangeBytes, 1);
		const start = performance.now();
		await read(path, { range: `bytes=${first}-${first + rangeBytes - 1}` });
		times.push(performance.now() - start);
	}
	return { name: 'server: 16 kB range of the archive, median', value: median(times), unit: 'ms' };
}

function get(options: { agent: Agent; port: number; path: string; headers: Record<string, string> }): Promise<void> {
	return new Promise((resolve, reject) => {
		const outgoing = request({ host: '127.0.0.1', ...options }, (response) => {
			response.on('error', reject).on('end', resolve).resume();
		});
		outgoing.on('error', reject).end();
	});
}
