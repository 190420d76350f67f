import { existsSync } from 'node:fs';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { z } from 'zod';
import { fontFiles } from './assets/font-files.ts';
import { licencesPath } from './content/targets.ts';

/** The setting `build.license` of a bundle: where Vite lists the packages whose modules are in it. */
export const packageList = (bundle: string) => ({ fileName: `.vite/${bundle}-packages.json` });

const packageSchema = z.object({
	name: z.string(),
	version: z.string(),
	identifier: z.string().optional(),
	text: z.string().optional(),
});
type Package = z.infer<typeof packageSchema>;

/** Packages that come in one file with others inside; their source maps name these. */
const prebuilt = ['maplibre-gl/dist/maplibre-gl.mjs.map', 'maplibre-gl/dist/maplibre-gl-worker.mjs.map'];

/** Of packages published without their licence: who holds the rights, from their read-me or repository. */
const holders: Readonly<Record<string, string>> = {
	'embla-carousel': 'Copyright (c) 2019-present David Jerleke',
	'murmurhash-js': 'Copyright (c) 2011 Gary Court',
	pmtiles: 'Copyright 2021 Protomaps LLC',
};

/**
 * Writes the notices of all that is shipped: of the packages in the bundles, of those inside these, and of the fonts. Takes the lists
 * away that the builds left in `folders`, the site's own among them.
 * @throws where something comes without a licence
 */
export async function writeLicences(outDir: string, folders: readonly string[]): Promise<void> {
	const bundled = (await Promise.all(folders.map(readLists))).flat();
	const names = new Set(bundled.map(({ name }) => name));
	const inside = (await Promise.all(prebuilt.filter((map) => names.has(packageOf(map))).map(readInside))).flat();
	const fonts = await Promise.all([...new Set(await fontPackages(outDir))].map(readPackage));
	await writeFile(join(outDir, licencesPath), await licencesText([...bundled, ...inside, ...fonts]));
	await rm(join(outDir, '.vite'), { recursive: true });
}

/** Each licence once, beneath all that have it in the same words. */
export async function licencesText(packages: readonly Package[]): Promise<string> {
	const holdersOf = new Map<string, Set<string>>();
	for (const each of [...packages].sort((a, b) => (a.name < b.name ? -1 : 1))) {
		const text = await licenceOf(each);
		const title = `${each.name} ${each.version}${each.identifier ? ` (${each.identifier})` : ''}`;
		holdersOf.set(text, (holdersOf.get(text) ?? new Set()).add(title));
	}
	const notices = [...holdersOf].map(([text, titles]) => `${[...titles].join('\n')}\n\n${text}`);
	return `${[introduction, ...notices].join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

const introduction =
	'Este sítio tem dentro programas e tipos de letra de outros, nos termos destas licenças.\nOs tipos de letra foram reduzidos aos sinais de que o sítio precisa.';

async function licenceOf({ name, version, identifier, text }: Package): Promise<string> {
	if (text) return text.replaceAll('\r\n', '\n').trim();
	const holder = holders[name];
	const standard = new URL(`licences/${identifier}.txt`, import.meta.url);
	if (!holder || !existsSync(standard))
		throw new Error(
			`${name} ${version} is shipped without its licence: name who holds the rights in build/licences.ts.`,
		);
	return `${holder}\n\n${(await readFile(standard, 'utf8')).trim()}`;
}

async function readLists(folder: string): Promise<Package[]> {
	const lists = (await readdir(join(folder, '.vite'))).filter((name) => name.endsWith('-packages.json'));
	return (await Promise.all(lists.map((list) => readJson(z.array(packageSchema), join(folder, '.vite', list))))).flat();
}

async function readInside(map: string): Promise<Package[]> {
	const { sources } = await readJson(z.object({ sources: z.array(z.string()) }), join('node_modules', map));
	const names = sources.flatMap((source) => source.split('node_modules/').slice(1).at(-1) ?? []).map(packageOf);
	return Promise.all(
		[...new Set(names)].map((name) => {
			const own = `${packageOf(map)}/node_modules/${name}`;
			return readPackage(existsSync(join('node_modules', own)) ? own : name);
		}),
	);
}

async function readPackage(path: string): Promise<Package> {
	const folder = join('node_modules', path);
	const schema = z.object({ name: z.string(), version: z.string(), license: z.string().optional() });
	const { name, version, license } = await readJson(schema, join(folder, 'package.json'));
	const file = (await readdir(folder)).find((each) => /^(licen[cs]e|copying)/i.test(each));
	return { name, version, identifier: license, text: file && (await readFile(join(folder, file), 'utf8')) };
}

async function readJson<T>(schema: z.ZodType<T>, file: string): Promise<T> {
	return schema.parse(JSON.parse(await readFile(file, 'utf8')));
}

async function fontPackages(outDir: string): Promise<string[]> {
	const shipped = (await readdir(join(outDir, 'assets'))).filter((name) => name.endsWith('.woff2'));
	return shipped.map((name) => {
		const font = fontFiles().find(({ to }) => name.replace(/-.{8}\.woff2$/, '.woff2') === basename(to));
		if (!font) throw new Error(`${name} is shipped, and build/assets/font-files.ts does not say where it comes from.`);
		return packageOf(font.from);
	});
}

/** `@mapbox/unitbezier/index.js` → `@mapbox/unitbezier`. */
function packageOf(path: string): string {
	return path
		.split('/')
		.slice(0, path.startsWith('@') ? 2 : 1)
		.join('/');
}
