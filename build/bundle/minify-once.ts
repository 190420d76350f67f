import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Plugin, version } from 'vite';
import { isRecord } from '../../src/platform/json.ts';
import { digestOf, KeptFiles } from '../kept-files.ts';

const folder = 'build-output/kept/minified';
const terserPath = createRequire(import.meta.url).resolve('terser/package.json');

/** With the short names of the first there is more to fold, and then once more: another 0.3 kB a page, and 0.15 kB. */
const rounds = 3;

/**
 * Minifies a script that the build before had too no second time: all of them take a third of a build. What terser makes of a script
 * depends on its text alone, once the names of other scripts in it, which are still to be given, are numbered from the first.
 */
export function minifyOnce(kept: Pick<KeptFiles, 'get' | 'deleteUnused'> = new KeptFiles(folder)): Plugin {
	return {
		name: 'minify-once',
		apply: 'build',
		configResolved({ plugins, build: { terserOptions } }) {
			const terser = plugins.find(({ name }) => name === 'vite:terser');
			const minify = terser?.renderChunk;
			if (!terser || typeof minify !== 'function')
				throw new Error('Vite calls terser in another way than this plugin knows.');
			const tools = JSON.stringify([rounds, version, readVersion(terserPath), terserOptions]);
			terser.renderChunk = async function (code, chunk, options, meta) {
				const { text, restore } = numberNames(code);
				const minified = async () => {
					let small = text;
					for (let round = 0; round < rounds; round++)
						small = textOf(await minify.call(this, small, chunk, options, meta));
					return Buffer.from(small);
				};
				const bytes = await kept.get(`${digestOf(tools, options.format, text.replace(packagePaths, ''))}.js`, minified);
				return { code: restore(Buffer.from(bytes).toString('utf8')), map: null };
			};
		},
		closeBundle: () => kept.deleteUnused(),
	};
}

/** The bundler's comments say which file each part is of: packages may be anywhere beside the sources. */
const packagePaths = /^\/\/ (?:\.\.\/)*node_modules\/.*$/gm;

/** The names that files will have stand in scripts as `!~{01Y}~` until all are known: which number each has changes with every new file. */
const nameToCome = /!~\{[^}]+\}~/g;

function numberNames(code: string): { text: string; restore: (text: string) => string } {
	const numbers = new Map<string, string>();
	const names = new Map<string, string>();
	const text = code.replace(nameToCome, (name) => {
		const number = numbers.get(name) ?? `!~{${String(numbers.size).padStart(name.length - 5, '0')}}~`;
		// A script of another length might be minified otherwise.
		if (number.length !== name.length) throw new Error(`${name} leaves no room for ${number}.`);
		numbers.set(name, number);
		names.set(number, name);
		return number;
	});
	return { text, restore: (minified) => minified.replace(nameToCome, (number) => names.get(number) ?? number) };
}

function textOf(result: unknown): string {
	if (isRecord(result) && typeof result.code === 'string') return result.code;
	throw new Error('terser gave no script.');
}

function readVersion(file: string): unknown {
	return JSON.parse(readFileSync(file, 'utf8')).version;
}
