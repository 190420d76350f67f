import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type UserConfig } from 'vite';
import type { RenderedPage } from '../src/app/rendered-page.ts';
import { movedPages } from '../src/content/moved-pages.ts';
import type { NewsSummary } from '../src/content/news/article.ts';
import { producer } from '../src/content/producer.ts';
import { parseDeploymentSettings } from '../src/content/site-settings.ts';
import { afterBuild } from './after-build.ts';
import { ContentError } from './content/problem.ts';
import { licencesPath } from './content/targets.ts';
import { buildFirstScript, type FirstScript } from './first-script.ts';
import { headersFile } from './headers-file.ts';
import { brokenLinks } from './link-check.ts';
import { movedPagesFile, movedPagesProblems, redirectsFile } from './moved-pages.ts';
import { type ChunkManifest, parseChunkManifest, resourcesOf } from './page-resources.ts';
import { picturePreloads } from './picture-preloads.ts';
import { robotsText, securityText, securityTextPath, sitemap } from './well-known-files.ts';

type PrerenderEntry = {
	addresses(): string[];
	render(address: string): Promise<RenderedPage>;
	renderPageStart(): string;
	news: readonly NewsSummary[];
};

/** Addresses that no page has, to render what unknown and removed addresses get. */
const withoutPage = ['/404', '/410'];

/**
 * After the build for browsers: builds `src/app/prerender.tsx` for Node, renders every address of the site into `name.html`,
 * and writes what programs read of it: sitemap, robots.txt, security.txt, headers, redirects and, for the stand-in of WordPress, the list of news. Fails on any status but 200 and on links that lead nowhere.
 */
export function prerender(settings: string, site: () => UserConfig): Plugin {
	return afterBuild('prerender', async (outDir) => {
		const deployment = parseDeploymentSettings(settings);
		const { origin } = deployment;
		const entry = await buildEntry(site());
		const manifestPath = join(outDir, '.vite/manifest.json');
		const manifest = parseChunkManifest(await readFile(manifestPath, 'utf8'));
		const common: Common = {
			template: withoutScripts(await readFile(join(outDir, 'index.html'), 'utf8')),
			start: entry.renderPageStart(),
			firstScript: await buildFirstScript(outDir),
			manifest,
		};

		const addresses = entry.addresses();
		const movedProblems = movedPagesProblems(await readFile(movedPagesFile, 'utf8'), movedPages, new Set(addresses));
		if (movedProblems.length > 0) throw new ContentError(movedProblems);
		const pages = new Map<string, string>();
		for (const address of addresses) pages.set(address, pageHtml(common, await renderOk(entry, address, 200)));
		for (const address of withoutPage) {
			await write(join(outDir, fileOf(address)), pageHtml(common, await renderOk(entry, address, 404)));
		}

		const files = (await readdir(outDir, { recursive: true })).map((file) => `/${file}`);
		// The licences come with the worker, whose packages they name too.
		const broken = brokenLinks(pages, new Set([...files, licencesPath]));
		if (broken.length > 0) throw new Error(`Links that lead nowhere:\n${broken.join('\n')}`);

		for (const [address, html] of pages) await write(join(outDir, fileOf(address)), html);
		await write(join(outDir, 'sitemap.xml'), sitemap(origin, addresses));
		await write(join(outDir, 'robots.txt'), robotsText(origin));
		await write(join(outDir, securityTextPath), securityText(origin, producer.email.text, new Date()));
		await write(join(outDir, '_headers'), headersFile(deployment));
		await write(join(outDir, '_redirects'), redirectsFile(movedPages));
		await write(join(outDir, '_news.json'), JSON.stringify(entry.news));
		await rm(manifestPath);
		console.log(`prerendered ${pages.size + withoutPage.length} pages`);
	});
}

async function buildEntry(site: UserConfig): Promise<PrerenderEntry> {
	const outDir = resolve('build-output/prerender');
	await build({
		...site,
		configFile: false,
		logLevel: 'warn',
		build: { ...site.build, ssr: 'src/app/prerender.tsx', outDir, emptyOutDir: true, copyPublicDir: false },
	});
	return import(`${pathToFileURL(join(outDir, 'prerender.js')).href}?${Date.now()}`);
}

async function renderOk(entry: PrerenderEntry, address: string, expected: number): Promise<RenderedPage> {
	const page = await entry.render(address);
	if (page.status !== expected)
		throw new Error(`${address} rendered with status ${page.status}, expected ${expected}.`);
	return page;
}

/** The first script fetches what the bundler would have every page fetch before it has shown anything. */
function withoutScripts(template: string): string {
	const quiet = template
		.replace(/\s*<script type="module"[^>]*><\/script>/, '')
		.replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '');
	if (/type="module"|modulepreload/.test(quiet)) throw new Error('A page would start its application twice.');
	return quiet;
}

/** What is the same in every page. */
type Common = { template: string; start: string; firstScript: FirstScript; manifest: ChunkManifest };

function pageHtml({ template, start, firstScript, manifest }: Common, page: RenderedPage): string {
	const { styles, app, parts } = resourcesOf(page.modules, manifest);
	const names = `data-app="/${app}" data-parts="${parts.map((file) => `/${file}`).join(' ')}"`;
	const script = `<script src="/${firstScript.file}" integrity="${firstScript.integrity}" ${names}></script>`;
	const isNew = (file: string) => !template.includes(file);
	const links = styles.filter(isNew).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
	return template
		.replace('<!--page-head-->', () => picturePreloads(page.body) + page.head)
		.replace('</head>', () => `${links.join('')}</head>`)
		.replace('<!--page-start-->', () => `${start}${script}`)
		.replace('<!--page-body-->', () => page.body)
		.replace(/>\s*\n\s*</g, '><');
}

/** `/` → `index.html`, `/vinhos/abade` → `vinhos/abade.html`. */
function fileOf(address: string): string {
	return address === '/' ? 'index.html' : `${relative('/', address)}.html`;
}

async function write(file: string, text: string): Promise<void> {
	await mkdir(dirname(file), { recursive: true });
	await writeFile(file, text);
}
