import { hash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { rolldown } from 'rolldown';
import type { UserConfig } from 'vite';
import { contentValue } from '../content/content-values.ts';
import type { Content } from '../content/read-documents.ts';
import { exportsOf, keyOf } from './words-modules.ts';
import { type WordsPlan, wordsIn } from './words-plugin.ts';

/** The files of words of one language, as they were written. */
export type WordsFiles = {
	/** Where they are in the site: `assets/words-en-3f9a1c2b/`. */
	folder: string;
	/** The script with the words of a page: of these modules, and these texts (`wines/abade`). */
	forPage(modules: readonly string[], texts: readonly string[]): Promise<string[]>;
};

/**
 * Writes what the scripts take of one language: each file of the plan, and one for each wine and article.
 * The folder's name is a digest of all of them, so that a page of one build never takes the words of another.
 * @param define what the build knows of the site, as its scripts have it
 */
export async function writeWords(
	outDir: string,
	plan: WordsPlan,
	language: string,
	content: Content,
	define: UserConfig['define'],
): Promise<WordsFiles> {
	const modules = new Map<string, string>();
	for (const module of new Set([...plan.files.values(), ...plan.ofScripts.values()].flat()))
		modules.set(module, await scriptOf(module, language, content, define));
	const texts = [
		...content.wines.map(({ page }) => `wines/${page.slug}`),
		...content.news.map(({ article }) => `news/${article.slug}`),
	];
	const files = new Map([
		...[...plan.files].map(
			([name, needed]) => [name, needed.map((module) => modules.get(module) ?? '').join('')] as const,
		),
		...texts.map(
			(name) =>
				[name, assignment(JSON.stringify(name), [JSON.stringify(contentValue(`content/${name}`, content))])] as const,
		),
	]);
	const folder = `assets/words-${language}-${digestOf(JSON.stringify([...files]))}/`;
	const write = async (name: string, script: string) => {
		const path = `${folder}${name}.js`;
		await mkdir(dirname(join(outDir, path)), { recursive: true });
		await writeFile(join(outDir, path), `self.siteWords??={};${script}`);
		return path;
	};
	for (const [name, script] of files) await write(name, script);
	return {
		folder,
		async forPage(needed, shown) {
			const script = needed.map((module) => modules.get(module) ?? '').join('');
			// Which modules a page needs is decided by its scripts, of which the folder's name does not tell.
			const page = await write(`page-${digestOf(script)}`, script);
			return [page, ...shown.map((name) => `${folder}${name}.js`)];
		},
	};
}

/** Of hexadecimal digits alone: what stands before it in a name may have hyphens (`sw/addresses.ts`). */
function digestOf(text: string): string {
	return hash('sha256', text).slice(0, 8);
}

async function scriptOf(
	module: string,
	language: string,
	content: Content,
	define: UserConfig['define'],
): Promise<string> {
	if (module.startsWith('content/')) return assignment(keyOf(module), [JSON.stringify(contentValue(module, content))]);
	const id = 'words';
	const names = exportsOf(module);
	const bundle = await rolldown({
		input: id,
		plugins: [
			wordsIn(language),
			{
				name: 'words-entry',
				resolveId: (source) => (source === id ? id : undefined),
				load: (loaded) =>
					loaded === id
						? `import { ${names.join(', ')} } from ${JSON.stringify(`#${module}`)};\n${assignment(keyOf(module), names)}`
						: undefined,
			},
		],
		cwd: resolve('.'),
		...(define && { transform: { define } }),
	});
	const { output } = await bundle.generate({ format: 'iife', minify: true });
	await bundle.close();
	return output[0].code.trim();
}

function assignment(key: number | string, values: readonly string[]): string {
	return `siteWords[${key}]=[${values.join(',')}];`;
}
