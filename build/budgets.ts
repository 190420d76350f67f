import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { Language } from '../src/content/addresses.ts';
import { languageOf } from '../sw/addresses.ts';
import { afterBuild } from './after-build.ts';
import { isMapCode, pageWeights, transferred, weightNames } from './page-weight.ts';

/** What a page may weigh in transferred bytes, brotli where there is any (docs/product.md 7); a kilobyte is 1,000 bytes. */
const pageBudget = { html: 25_000, css: 18_000, js: 107_200 };
const fontsBudget = 90_000;
const mapCodeBudget = 390_000;
const mapSheetBudget = 150_000;
/** Of each language, with what all of them share. */
const installationBudget = 3_000_000;
const drawingsBudget = 600_000;
const archiveBudget = 16_000_000;

/**
 * Fails the build when anything outgrows its budget. Runs after compression. Of what an owner publishes at the desk it is only said
 * (`BUDGETS=said`), and so it is of a contact page with a form of the owner's: a text more may be the byte too many, and its author
 * cannot make the code smaller (docs/decisions/0007, 0034). What is built for tests beside the site (`FOR_TESTS`) is compressed roughly and not
 * weighed.
 */
export function budgets(languages: readonly Language[]): Plugin {
	return afterBuild('budgets', async (outDir) => {
		if (process.env.FOR_TESTS) return console.warn('Built for tests: not weighed.');
		const whole = (await wholeExcesses(outDir, languages)).map((text) => ({ text, isOwners: false }));
		const excesses = [...(await pageExcesses(outDir)), ...whole];
		const isOnlySaid = ({ isOwners }: Excess) => isOwners || process.env.BUDGETS === 'said';
		const said = excesses.filter(isOnlySaid);
		const refused = excesses.filter((one) => !isOnlySaid(one));
		if (said.length > 0) console.warn(overBudget(said));
		if (refused.length > 0) throw new Error(overBudget(refused));
	});
}

/** What weighs too much, and by how much; `isOwners` where it is a page with a form of the owner's. */
type Excess = { text: string; isOwners: boolean };

function overBudget(excesses: readonly Excess[]): string {
	return ['Over budget:', ...excesses.map(({ text }) => text)].join('\n');
}

async function pageExcesses(outDir: string): Promise<Excess[]> {
	const hasForms = existsSync(join(outDir, '_forms.json'));
	const pages = (await readdir(outDir, { recursive: true })).filter((name) => name.endsWith('.html'));
	const excesses = await Promise.all(
		pages.map(async (page) => {
			const weights = await pageWeights(outDir, page);
			const isOwners = hasForms && (await readFile(join(outDir, page), 'utf8')).includes('data-wpcf7-id');
			return weightNames
				.filter((name) => weights[name] > pageBudget[name])
				.map((name) => ({ text: excess(`${page} ${name}`, weights[name], pageBudget[name]), isOwners }));
		}),
	);
	return excesses.flat();
}

async function wholeExcesses(outDir: string, languages: readonly Language[]): Promise<string[]> {
	const filesIn = async (folder: string, isMeant: (name: string) => boolean) =>
		(await readdir(join(outDir, folder))).filter(isMeant).map((name) => `${folder}/${name}`);
	const isDrawing = (name: string) => name.endsWith('.svg');
	const drawings = await Promise.all(
		['art/plates', 'art/hills', 'art/profiles'].map((folder) => filesIn(folder, isDrawing)),
	);
	const rows: [what: string, files: string[], limit: number][] = [
		['fonts', await filesIn('assets', (name) => name.endsWith('.woff2')), fontsBudget],
		['map code', await filesIn('assets', isMapCode), mapCodeBudget],
		['sheet of the map', await filesIn('assets', (name) => /^map-sheet.*\.(avif|js)$/.test(name)), mapSheetBudget],
		['archive', await filesIn('map', (name) => name.endsWith('.pmtiles')), archiveBudget],
		['plates, hills and profiles of the parcels', drawings.flat(), drawingsBudget],
	];
	for (const { code, files } of await installations(outDir, languages))
		rows.push([`installation of the service worker (${code})`, files, installationBudget]);
	const excesses: string[] = [];
	for (const [what, files, limit] of rows) {
		const sizes = await Promise.all(files.map((file) => transferred(join(outDir, file))));
		const bytes = sizes.reduce((sum, size) => sum + size, 0);
		if (files.length === 0) excesses.push(`${what}: nothing found to weigh`);
		if (bytes > limit) excesses.push(excess(what, bytes, limit));
		console.log(`${what}: ${bytes} bytes`);
	}
	return excesses;
}

/** What a device installs that keeps one language. */
async function installations(outDir: string, languages: readonly Language[]) {
	const worker = await readFile(join(outDir, 'sw.js'), 'utf8');
	const codes = languages.map(({ code }) => code);
	const files = [...worker.matchAll(/["']?url["']?:\s*["'`]([^"'`]+)["'`]/g)].map(([, url = '']) => ({
		file: [`${url === '/' ? '/index' : url}.html`, url].find((name) => existsSync(join(outDir, name))),
		language: languageOf(new URL(url, 'file:///').pathname, codes),
	}));
	return codes.map((code) => ({
		code,
		files: files.flatMap(({ file, language }) => (file && (language ?? code) === code ? file : [])),
	}));
}

function excess(what: string, bytes: number, limit: number): string {
	return `${what}: ${bytes} bytes, budget ${limit}`;
}
