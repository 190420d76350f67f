import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer, normalizePath, type Plugin } from 'vite';
import { contentFiles } from '../../build/content/content-plugin.ts';
import { siteLanguages } from '../../build/content/languages.ts';
import type { Content } from '../../build/content/read-documents.ts';
import { newLabels } from '../../build/new-drawings.ts';
import { madeFiles, siteConfig } from '../../build/site-config.ts';
import { settingsFile } from './files.ts';
import { liveContent } from './live-content.ts';

export type Preview = {
	handle(request: IncomingMessage, response: ServerResponse): void;
	/** Shows in every open page what the content is now. */
	refresh(): Promise<void>;
	close(): Promise<void>;
};

export type PreviewSource = {
	/** Of what is typed, as far as pages can be made of it, in a language. */
	content(language?: string): Content;
	/** Paths and texts of all files, those among them that are not stored yet. */
	texts(): ReadonlyMap<string, string>;
	/** Every file as it is on the disk now. */
	stored(): ReadonlyMap<string, string>;
	/** Where pictures are. */
	publicFolder: string;
};

/**
 * The site as `npm run dev` shows it, of what is typed in place of what is stored. What only developers need of that stays out: it splits
 * no routes, answers for no WordPress, and watches no code, but pictures that another program brings.
 * @throws {SiteSettingsError}
 */
export async function startPreview(site: string, source: PreviewSource, http: Server): Promise<Preview> {
	const settings = source.stored().get(settingsFile) ?? '';
	const live = liveContent();
	// React as visitors get it renders a page in a fifth of the time: the page follows each letter.
	process.env.NODE_ENV = 'production';
	const config = siteConfig(settings);
	const watched = [site, source.publicFolder].map(normalizePath);
	const vite = await createServer({
		...config,
		// The site itself is under development: it installs no worker, and renders what was not prerendered.
		define: { ...config.define, 'import.meta.env.DEV': 'true', 'import.meta.env.PROD': 'false' },
		oxc: { jsx: { runtime: 'automatic', development: false } },
		optimizeDeps: { include: ['react', 'react-dom/client', 'react/jsx-runtime'] },
		plugins: [
			typedJson(site, source.texts),
			contentFiles({
				root: pathToFileURL(`${site}/`),
				languages: siteLanguages(settings).map(({ code }) => code),
				content: source.content,
			}),
			newLabels(),
			live.plugin,
			madeFiles(settings),
		],
		configFile: false,
		root: site,
		publicDir: source.publicFolder,
		// Its own: what the development server bundles for itself is made with other plugins, and either would make it again.
		cacheDir: join(site, 'build-output/desk/vite'),
		appType: 'spa',
		logLevel: 'error',
		server: {
			middlewareMode: true,
			cors: false,
			hmr: { server: http },
			// And with it all that it imports: the first page is there in half the time.
			warmup: { clientFiles: ['./src/app/main.tsx'] },
			watch: { ignored: (path) => path !== watched[0] && !path.startsWith(watched[1] ?? '') },
		},
	});
	return {
		handle: (request, response) => vite.middlewares(request, response),
		refresh: () => live.refresh(vite),
		close: () => vite.close(),
	};
}

/** The module of a JSON file whose text is typed. It has no ending: Vite looks into none that ends with `.json`. */
const moduleOfJson = (path: string) => `\0typed:${path.replace('.json', '')}`;
const jsonOfModule = /^\0typed:(.+)$/;

/** Lets the site have JSON as it is typed, where that differs from what is stored. */
function typedJson(site: string, texts: () => ReadonlyMap<string, string>): Plugin {
	return {
		name: 'typed-json',
		enforce: 'pre',
		resolveId(id, importer) {
			// As JSON, Vite would read it itself.
			if (!id.endsWith('.json') || !importer) return undefined;
			const path = normalizePath(relative(site, join(dirname(importer), id)));
			return texts().has(path) ? moduleOfJson(path) : undefined;
		},
		load(id) {
			const [, path] = jsonOfModule.exec(id) ?? [];
			return path === undefined
				? undefined
				: { code: `export default ${texts().get(`${path}.json`)}`, moduleType: 'js' };
		},
	};
}
