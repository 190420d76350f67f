import { readdir, readFile } from 'node:fs/promises';
import { expect } from 'vitest';
import { builtAddresses } from '../e2e/addresses';
import { htmlOf, test } from './site';

/** Classes of modules: `ruler-8kQ` (`vite.config.ts`). */
const classOf = /[a-zA-Z]\w*-[a-zA-Z0-9]{3}(?![\w-])/g;

async function classesIn(file: string): Promise<Set<string>> {
	return new Set((await readFile(`dist/assets/${file}`, 'utf8')).match(classOf));
}

test('every page names two style sheets at most, and no class in it is described in another', async ({ site }) => {
	const files = (await readdir('dist/assets')).filter((file) => file.endsWith('.css'));
	const described = new Map(await Promise.all(files.map(async (file) => [file, await classesIn(file)] as const)));
	for (const address of [...builtAddresses(), '/nao-existe']) {
		const html = await htmlOf(site, address);
		const named = [...html.matchAll(/<link rel="stylesheet"[^>]* href="\/assets\/([^"]+)"/g)].map(
			([, file = '']) => file,
		);
		expect(named.length, address).toBeLessThanOrEqual(2);
		const used = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
		const isIn = (name: string, sheets: readonly string[]) => sheets.some((file) => described.get(file)?.has(name));
		expect(
			used.some((name) => isIn(name, named)),
			address,
		).toBe(true);
		const missing = [...new Set(used)].filter((name) => isIn(name, files) && !isIn(name, named));
		expect(missing, address).toEqual([]);
	}
});
