import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, createServer, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { contentFiles } from './content-plugin.ts';
import { articleFile, goodFiles, wineFile } from './testing/good-files.ts';

let root: string;
let server: ViteDevServer;

beforeEach(async () => {
	root = await realpath(await mkdtemp(join(tmpdir(), 'content-')));
	for (const [file, source] of [...goodFiles(), ['public/art/plates/vv-acima.svg', '<svg/>'] as const])
		await write(file, source);
	server = await createServer({
		root,
		configFile: false,
		logLevel: 'silent',
		server: { middlewareMode: true, ws: false },
		optimizeDeps: { noDiscovery: true },
		plugins: [contentFiles(pathToFileURL(`${root}/`))],
	});
});

afterEach(async () => {
	await server.close();
	await rm(root, { recursive: true });
});

async function write(file: string, source: string): Promise<void> {
	await mkdir(dirname(join(root, file)), { recursive: true });
	await writeFile(join(root, file), source);
}

/** As somebody who saves a file; the watcher may still be on its first round, so that its word is given for it. */
async function save(file: string, source: string): Promise<void> {
	await write(file, source);
	server.watcher.emit('change', join(root, file));
}

const load = async (id: string) => (await server.ssrLoadModule(id)).default;

test('a file is a module of its page, and the lists know of it', async () => {
	expect(await load(`/${wineFile}`)).toMatchObject({ slug: 'teste', kind: 'Tinto, Douro' });
	expect(await load(`/${articleFile}`)).toMatchObject({ slug: 'a-poda', opening: ['Choveu.'] });
	expect(await load('virtual:content/wines')).toMatchObject([{ slug: 'teste', name: 'Teste' }]);
	expect(JSON.stringify(await load('virtual:content/wines'))).not.toContain('Nasceu em 1931');
	expect(await load('virtual:content/vineyards')).toMatchObject({ 'vv-martim1': { planted: '1952' } });
});

test('an edited file changes its page and the lists without a restart', async () => {
	await load(`/${wineFile}`);
	await load('virtual:content/wines');
	await save(wineFile, goodFiles().get(wineFile)!.replace('name: Teste', 'name: Outro'));
	await vi.waitFor(async () => expect(await load('virtual:content/wines')).toMatchObject([{ name: 'Outro' }]), 15_000);
});

test('a file with a mistake is refused with its line, and taken once it is mended', async () => {
	const good = goodFiles().get(wineFile)!;
	await load('virtual:content/wines');
	await save(wineFile, good.replace('vintage: 2022', 'vintage: x'));
	await vi.waitFor(
		() => expect(load('virtual:content/wines')).rejects.toThrow(`${wineFile}:3: "vintage" must be a year`),
		15_000,
	);
	await save(wineFile, good);
	await vi.waitFor(async () => expect(await load('virtual:content/wines')).toMatchObject([{ name: 'Teste' }]), 15_000);
});

test('words are looked up in the build for browsers, and in no other', async () => {
	await save(wineFile, goodFiles().get(wineFile)!.replace('Nasceu', 'Nasceeu'));
	await write('entry.js', 'export default 1;');
	const warningsOf = async (ssr: boolean) => {
		const warnings: string[] = [];
		await build({
			root,
			configFile: false,
			logLevel: 'silent',
			plugins: [contentFiles(pathToFileURL(`${root}/`))],
			build: {
				write: false,
				ssr,
				rolldownOptions: { input: join(root, 'entry.js'), onLog: (_level, { message }) => warnings.push(message) },
			},
		});
		return warnings.filter((message) => message.includes('"Nasceeu" is in no dictionary'));
	};
	expect(await warningsOf(false)).toHaveLength(1);
	expect(await warningsOf(true)).toEqual([]);
});
