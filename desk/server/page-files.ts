import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { lookup } from 'mrmime';
import type { Plugin } from 'vite';
import { writeWhole } from '../../build/content/whole-files.ts';
import { filesIn } from '../../build/releases/former-files.ts';
import { isRecord, parseJson } from '../../src/platform/json.ts';
import { hashOf } from './files.ts';

/** The files of the desk's own page, by their address. */
export type PageFiles = ReadonlyMap<string, { type: string; bytes: Buffer }>;

/** Texts by name: of what it was made, by hash, and what was made, in base64. */
type Built = { inputs: Record<string, string>; files: Record<string, string> };

/** What decides of the page beside its modules: what builds it, and the style sheets and fonts that its own one imports. */
const tools = ['package-lock.json', 'desk/server/page-files.ts'];
const styles = 'src/styles';

/**
 * The page of the desk, built again where its code has changed: bundling takes a second of the three in which the desk opens.
 * @param place of the file that keeps it from one start to the next
 */
export async function openPage(site: string, place: string): Promise<PageFiles> {
	const known = builtOf(await readFile(place, 'utf8').catch(() => ''));
	const isFresh =
		known && JSON.stringify(await digest(site, Object.keys(known.inputs))) === JSON.stringify(known.inputs);
	const { files } = isFresh ? known : await buildInto(site, place);
	return new Map(
		Object.entries(files).map(([name, text]) => [
			`/desk/${name}`,
			{ type: lookup(name) ?? 'application/octet-stream', bytes: Buffer.from(text, 'base64') },
		]),
	);
}

async function buildInto(site: string, place: string): Promise<Built> {
	const built = await buildPage(site);
	await writeWhole(place, JSON.stringify(built));
	return built;
}

/** A page that is built needs no script in its HTML and no second Vite beside the preview's. */
async function buildPage(site: string): Promise<Built> {
	const [{ build }, { default: react }] = await Promise.all([import('vite'), import('@vitejs/plugin-react')]);
	const { NODE_ENV } = process.env;
	// Vite sets it where nobody has, and for all that comes after.
	process.env.NODE_ENV = 'production';
	const styleFiles = (await filesIn(join(site, styles))).map((file) => `${styles}/${file}`);
	const sources = new Set([...tools, ...styleFiles]);
	const listSources: Plugin = {
		name: 'list-sources',
		buildEnd() {
			for (const id of this.getModuleIds()) {
				const path = pathFrom(site, id.replace(/\?.*$/, ''));
				if (!/^\.\.\/|\0|node_modules\//.test(path)) sources.add(path);
			}
		},
	};
	try {
		const result = await build({
			configFile: false,
			root: join(site, 'desk/page'),
			base: '/desk/',
			publicDir: false,
			plugins: [react(), listSources],
			logLevel: 'error',
			build: { write: false, minify: false, reportCompressedSize: false, assetsInlineLimit: 0 },
		});
		const outputs = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []));
		const files = outputs.map((file) => [file.fileName, file.type === 'chunk' ? file.code : file.source] as const);
		return {
			inputs: await digest(site, [...sources].sort()),
			files: Object.fromEntries(files.map(([name, content]) => [name, Buffer.from(content).toString('base64')])),
		};
	} finally {
		if (NODE_ENV === undefined) delete process.env.NODE_ENV;
		else process.env.NODE_ENV = NODE_ENV;
	}
}

function pathFrom(site: string, file: string): string {
	return relative(site, file).replaceAll('\\', '/');
}

/** @returns for a file that is gone a digest that no file has */
async function digest(site: string, paths: readonly string[]): Promise<Record<string, string>> {
	const digests = paths.map(async (path) => {
		const bytes = await readFile(join(site, path)).catch(() => undefined);
		return [path, bytes ? hashOf(bytes) : ''] as const;
	});
	return Object.fromEntries(await Promise.all(digests));
}

function builtOf(text: string): Built | undefined {
	const value = parseJson(text);
	if (!isRecord(value)) return undefined;
	const { inputs, files } = value;
	return isTexts(inputs) && isTexts(files) ? { inputs, files } : undefined;
}

function isTexts(value: unknown): value is Record<string, string> {
	return isRecord(value) && Object.values(value).every((one) => typeof one === 'string');
}
