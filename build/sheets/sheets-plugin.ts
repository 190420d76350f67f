import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { addressIn, type Language, pathIn } from '../../src/content/addresses.ts';
import { parseDeploymentSettings } from '../../src/content/deployment-settings.ts';
import { afterBuild } from '../after-build.ts';
import { type SiteLanguage, siteLanguages } from '../content/languages.ts';
import { readContent } from '../content/read-content.ts';
import { digestOf } from '../kept-files.ts';
import { languageList } from '../words/language-list.ts';
import { wordsIn } from '../words/words-plugin.ts';

const path = /^\/fichas\/([\w-]+)\.pdf$/;

/** The technical sheets of the wines as `/fichas/{slug}.pdf` in each language: written with a build, made when asked for during development. */
export function sheets(settings: string): Plugin[] {
	const { origin } = parseDeploymentSettings(settings);
	const languages = siteLanguages(settings);
	return [
		afterBuild('technical-sheets', async (outDir) => {
			for (const language of languages) {
				const { module, code } = await load(language, languages);
				const made = await module.technicalSheets(readContent(undefined, language.code), origin, code);
				const files = [...made].map(
					([slug, pdf]) => [join(outDir, addressIn(language, `/fichas/${slug}.pdf`)), pdf] as const,
				);
				for (const [file, pdf] of files) {
					await mkdir(dirname(file), { recursive: true });
					await writeFile(file, pdf);
				}
				console.log(`technical sheets (${language.code}): ${made.size}`);
			}
		}),
		{
			name: 'technical-sheets-on-request',
			apply: 'serve',
			configureServer({ middlewares }) {
				middlewares.use((request, response, next) => {
					const asked = request.url?.split('?')[0] ?? '';
					const language = languages.find((each) => path.test(pathIn(each, asked)));
					const slug = language && path.exec(pathIn(language, asked))?.[1];
					if (!slug) return next();
					load(language, languages)
						.then(({ module }) => module.technicalSheet(slug, readContent(undefined, language.code), origin))
						.then((pdf) => (pdf ? response.setHeader('Content-Type', 'application/pdf').end(pdf) : next()))
						.catch(next);
				});
			},
		},
	];
}

/** Only when a sheet is made: neither the start of the development server nor the tests wait for fonts and pdfkit. */
async function load(language: Language, languages: readonly SiteLanguage[]) {
	const entry = './build/sheets/technical-sheets.ts';
	const { module, dependencies } = await runnerImport<typeof import('./technical-sheets')>(entry, {
		configFile: false,
		plugins: [wordsIn(language.code), languageList(languages, language.code)],
	});
	const files = await Promise.all(
		[entry, 'package-lock.json', ...dependencies.filter((file) => !file.startsWith('\0')).toSorted()].map((file) =>
			readFile(file),
		),
	);
	return { module, /** A digest of all that it is made of. */ code: digestOf(...files) };
}
