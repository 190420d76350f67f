import { join } from 'node:path';
import { inspect } from 'node:util';
import { build, createLogger, createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { beforeEach, expect, test, vi } from 'vitest';
import { type Folder, makeFolder } from '../../tests/unit/test-site.ts';
import { contentFiles } from './content-plugin.ts';
import { articleFile, englishArticle, goodFiles, wineFile } from './testing/good-files.ts';
import { translationOf } from './translation-path.ts';

let root: Folder;
let server: ViteDevServer;

beforeEach(async () => {
	root = await makeFolder({ ...Object.fromEntries(goodFiles()), 'public/art/plates/vv-acima.svg': '<svg/>' });
	server = await serve();
	return async () => {
		await server.close();
		await root.remove();
	};
});

/** A development server in silence, but for what is given. */
function serve(languages?: string[], more: InlineConfig = {}): Promise<ViteDevServer> {
	return createServer({
		root: root.folder,
		configFile: false,
		logLevel: 'silent',
		server: { middlewareMode: true, ws: false },
		optimizeDeps: { noDiscovery: true },
		plugins: [contentFiles({ root: root.url, ...(languages && { languages }) })],
		...more,
	});
}

/** As somebody who saves a file; the watcher may still be on its first round, so that its word is given for it. */
async function save(file: string, source: string): Promise<void> {
	await root.write(file, source);
	server.watcher.emit('change', join(root.folder, file));
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
		() => expect(load('virtual:content/wines')).rejects.toThrow(`${wineFile}:3: "vintage" é um ano`),
		15_000,
	);
	await save(wineFile, good);
	await vi.waitFor(async () => expect(await load('virtual:content/wines')).toMatchObject([{ name: 'Teste' }]), 15_000);
});

test('where pages are served in several languages, each has the content of its own', async () => {
	const english = translationOf(articleFile, 'en');
	await root.write(english, englishArticle);
	const several = await serve(['pt', 'en']);
	const at = async (pathname: string) => {
		vi.stubGlobal('location', { pathname });
		several.moduleGraph.invalidateAll();
		return {
			news: (await several.ssrLoadModule('virtual:content/news')).default,
			page: (await several.ssrLoadModule('/src/content/pages/filosofia.md')).default,
		};
	};
	try {
		expect(await at('/noticias')).toMatchObject({ news: [{ slug: 'a-poda', title: 'A poda' }] });
		expect(await at('/en/news')).toMatchObject({
			news: [{ slug: 'pruning', title: 'Pruning' }],
			page: { heading: 'filosofia' },
		});
		const text = await several.ssrLoadModule('\0virtual:content/en/news/pruning');
		expect(text.default).toMatchObject({ slug: 'pruning', opening: ['It rained.'] });

		await root.write(english, englishArticle.replace('title: Pruning', 'title: Cutting'));
		several.watcher.emit('change', join(root.folder, english));
		await vi.waitFor(async () => expect(await at('/en/news')).toMatchObject({ news: [{ title: 'Cutting' }] }), 15_000);
	} finally {
		vi.unstubAllGlobals();
		await several.close();
	}
});

/** What a build says, line by line; one that fails ends with what it failed with. */
async function saidByBuild(ssr = false): Promise<string[]> {
	const said: string[] = [];
	const customLogger = createLogger('silent');
	customLogger.warn = (message) => void said.push(message);
	try {
		await build({
			root: root.folder,
			configFile: false,
			customLogger,
			plugins: [contentFiles({ root: root.url })],
			build: { write: false, ssr, rolldownOptions: { input: join(root.folder, 'entry.js') } },
		});
	} catch (error) {
		said.push(inspect(error));
	}
	return said;
}

test('words are looked up in the build for browsers, and in no other', async () => {
	await save(wineFile, goodFiles().get(wineFile)!.replace('Nasceu', 'Nasceeu'));
	await root.write('entry.js', 'export default 1;');
	const unknown = `${wineFile}:32: "Nasceeu" não vem no dicionário; se é um nome, junte-o a src/content/words.txt.`;
	expect(await saidByBuild()).toEqual(expect.arrayContaining([unknown]));
	expect(await saidByBuild(true)).toEqual([]);
});

test('a build with a mistake ends before it begins, with one line and nothing else', async () => {
	await save(wineFile, goodFiles().get(wineFile)!.replace('vintage: 2022', 'vintage: x'));
	await root.write('entry.js', `import '/${wineFile}'; import '/${articleFile}';`);
	expect(await saidByBuild()).toEqual([`[${wineFile}:3: "vintage" é um ano, como 2022.]`]);
});

test('the development server says a mistake once, whatever is asked of it', async () => {
	await root.write(wineFile, goodFiles().get(wineFile)!.replace('vintage: 2022', 'vintage: x'));
	const error = vi.fn();
	const other = await serve(undefined, {
		customLogger: createLogger('error', { console: { ...console, error } }),
		server: { host: '127.0.0.1', port: 0, ws: false },
	});
	await other.listen();
	const [address] = other.resolvedUrls!.local;
	for (const path of [wineFile, articleFile, '@id/virtual:content/wines'])
		expect((await fetch(`${address}${path}?import`)).status).toBe(500);
	await other.close();
	expect(error.mock.calls).toEqual([[`${wineFile}:3: "vintage" é um ano, como 2022.`]]);
});
