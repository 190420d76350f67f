import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { parseSiteSettings } from '../../src/content/site-settings.ts';
import { afterBuild } from '../after-build.ts';

const folder = 'fichas';
const address = new RegExp(`^/${folder}/([\\w-]+)\\.pdf$`);

/** The technical sheets of the wines as `/fichas/{slug}.pdf`: written with a build, made when asked for during development. */
export function sheets(settings: string): Plugin[] {
	const { origin } = parseSiteSettings(settings);
	return [
		afterBuild('technical-sheets', async (outDir) => {
			const { technicalSheets } = await load();
			const made = await technicalSheets(origin);
			await mkdir(join(outDir, folder), { recursive: true });
			await Promise.all([...made].map(([slug, pdf]) => writeFile(join(outDir, folder, `${slug}.pdf`), pdf)));
			console.log(`technical sheets: ${made.size}`);
		}),
		{
			name: 'technical-sheets-on-request',
			apply: 'serve',
			configureServer({ middlewares }) {
				middlewares.use((request, response, next) => {
					const slug = address.exec(request.url?.split('?')[0] ?? '')?.[1];
					if (!slug) return next();
					load()
						.then(({ technicalSheet }) => technicalSheet(slug, origin))
						.then((pdf) => (pdf ? response.setHeader('Content-Type', 'application/pdf').end(pdf) : next()))
						.catch(next);
				});
			},
		},
	];
}

/** Only when a sheet is made: neither the start of the development server nor the tests wait for fonts and pdfkit. */
async function load(): Promise<typeof import('./technical-sheets')> {
	const { module } = await runnerImport<typeof import('./technical-sheets')>('./build/sheets/technical-sheets.ts');
	return module;
}
