import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { parseSiteSettings } from '../../src/content/site-settings.ts';
import { afterBuild } from '../after-build.ts';
import { digestOf } from '../kept-files.ts';

const folder = 'fichas';
const address = new RegExp(`^/${folder}/([\\w-]+)\\.pdf$`);

/** The technical sheets of the wines as `/fichas/{slug}.pdf`: written with a build, made when asked for during development. */
export function sheets(settings: string): Plugin[] {
	const { origin } = parseSiteSettings(settings);
	return [
		afterBuild('technical-sheets', async (outDir) => {
			const { module, code } = await load();
			const made = await module.technicalSheets(origin, code);
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
						.then(({ module }) => module.technicalSheet(slug, origin))
						.then((pdf) => (pdf ? response.setHeader('Content-Type', 'application/pdf').end(pdf) : next()))
						.catch(next);
				});
			},
		},
	];
}

/** Only when a sheet is made: neither the start of the development server nor the tests wait for fonts and pdfkit. */
async function load() {
	const entry = './build/sheets/technical-sheets.ts';
	const { module, dependencies } = await runnerImport<typeof import('./technical-sheets')>(entry);
	const files = await Promise.all(
		[entry, 'package-lock.json', ...dependencies.toSorted()].map((file) => readFile(file)),
	);
	return { module, /** A digest of all that it is made of. */ code: digestOf(...files) };
}
