import { build, type Rolldown } from 'vite';
import { beforeEach, expect, test } from 'vitest';
import { makeFolder } from '../../tests/unit/test-site';
import { KeptFiles } from '../kept-files';
import { minifyOnce } from './minify-once';

let folder: string;

beforeEach(async () => {
	const made = await makeFolder();
	folder = made.folder;
	return made.remove;
});

/** How often something was made, and what came out of a build of these modules, the first of which is its entry. */
async function minify(modules: Readonly<Record<string, string>>): Promise<{ made: number; code: string }> {
	const kept = new KeptFiles(folder);
	let made = 0;
	const counting = {
		get: (key: string, make: () => Promise<Uint8Array>) =>
			kept.get(key, () => {
				made++;
				return make();
			}),
		deleteUnused: () => kept.deleteUnused(),
	};
	const output = await build({
		configFile: false,
		logLevel: 'silent',
		plugins: [
			minifyOnce(counting),
			{ name: 'modules', resolveId: (id) => (id in modules ? id : undefined), load: (id) => modules[id] },
		],
		build: {
			write: false,
			minify: 'terser',
			modulePreload: false,
			rolldownOptions: { input: Object.keys(modules)[0] ?? '', preserveEntrySignatures: 'strict' },
		},
	});
	const chunks = [output]
		.flat()
		.flatMap((one): readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[] => ('output' in one ? one.output : []));
	return { made, code: chunks.map((one) => ('code' in one ? `${one.fileName}\n${one.code}` : '')).join('\n') };
}

const entry = 'export const load = () => [import("one"), import("two")];';
const one = 'export const word = "one";';
const two = 'export const word = "two";';

test('what was minified once is not minified again, and comes out the same', async () => {
	const first = await minify({ entry, one, two });
	const second = await minify({ entry, one, two });
	expect(first.made).toBe(3);
	expect(second).toEqual({ made: 0, code: first.code });
});

test('a script more changes those that name it, and the names of others only', async () => {
	await minify({ entry, one, two });
	const more = `${entry.replace('[import', '[import("first"), import')}`;
	const { made, code } = await minify({ entry: more, first: 'export const word = "first";', one, two });
	expect(made).toBe(2);
	const files = code.match(/assets\/[\w-]+\.js/g) ?? [];
	expect(files.length).toBeGreaterThan(3);
	expect(code).not.toContain('!~{');
});
