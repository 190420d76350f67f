import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/**
 * What the last full run of the tests of `tiles/` found. They test what is committed beside them and changes rarely: as long as
 * none of it has changed, `npm test` leaves them out (docs/decisions/0012). `npm run test:tiles` is the only writer.
 */
export const recordPath = 'tiles/tested.json';

/** Folders that are wholly read or written there; of other code only what is imported. */
const folders = ['tiles', 'public'];
const files = ['vitest.config.ts', 'tests/unit/silent-console.ts', 'site-settings.json'];
const isData = /\.(md|json|geojson|txt)$/;
/** Of the words, in each language what is imported of one. */
const messages = 'src/messages';
const languages = readdirSync(messages, { withFileTypes: true }).flatMap((entry) =>
	entry.isDirectory() ? [entry.name] : [],
);

/** A hash of all that the tests of `tiles/` can depend on: code, committed results, contents and versions of packages. */
export function hashInputs() {
	const own = folders.flatMap(list).filter((path) => path !== recordPath && !path.startsWith('tiles/cache/'));
	const data = [...list('src/content').filter((path) => isData.test(path)), ...inEachLanguage('language.json')];
	const { reached, packages } = followImports(own.filter(isCode));
	const hash = createHash('sha256');
	for (const path of [...new Set([...own, ...data, ...files, ...reached])].toSorted()) {
		hash.update(`${path}\n`).update(createHash('sha256').update(readFileSync(path)).digest());
	}
	const versions = { ...versionsIn('package.json'), ...versionsIn('tiles/package.json') };
	for (const name of [...packages].toSorted()) hash.update(`${name} ${versions[name]}\n`);
	return hash.digest('hex');
}

function versionsIn(file) {
	const { dependencies, devDependencies } = JSON.parse(readFileSync(file, 'utf8'));
	return { ...dependencies, ...devDependencies };
}

/** The record of the last full run; undefined if there is none. */
export function readRecord() {
	return existsSync(recordPath) ? JSON.parse(readFileSync(recordPath, 'utf8')) : undefined;
}

/** Whether nothing has changed since the last full run. */
export function isTested() {
	const record = readRecord();
	return record !== undefined && record.seal === sealOf(record) && record.inputs === hashInputs();
}

/** Notes a full run in which everything passed. */
export function writeRecord({ files, tests }) {
	const run = { inputs: hashInputs(), files, tests };
	writeFileSync(recordPath, `${JSON.stringify({ ...run, seal: sealOf(run) }, null, '\t')}\n`);
}

/** Tells a record that was written from one that was edited. */
export function sealOf({ inputs, files, tests }) {
	return createHash('sha256').update(`full run: ${inputs} ${files} ${tests}`).digest('hex');
}

function list(folder) {
	return readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name));
}

function isCode(path) {
	return /\.tsx?$/.test(path);
}

/** The files that these import, directly or not, and the packages. */
function followImports(paths) {
	const reached = new Set(paths);
	const packages = new Set(['vitest']);
	for (const path of reached) {
		for (const [, name] of readFileSync(path, 'utf8').matchAll(/(?:from|import|import\()\s*'([^']+)'/g)) {
			if (isFile(name)) for (const file of resolve(dirname(path), name)) reached.add(file);
			else packages.add(/^(@[^/]+\/)?[^/]+/.exec(name)[0]);
		}
	}
	return { reached, packages };
}

function isFile(name) {
	return name.startsWith('.') || name.startsWith('#messages/');
}

function inEachLanguage(name) {
	return languages.map((language) => `${messages}/${language}/${name}`).filter((path) => existsSync(path));
}

function resolve(folder, name) {
	const path = normalize(join(folder, name.replace(/\?.*$/, '')));
	const [, words] = /^(?:#messages|src\/messages\/[^/]+)\/([\w-]+)$/.exec(name.startsWith('#') ? name : path) ?? [];
	if (words) return inEachLanguage(`${words}.ts`);
	return [path, `${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].filter((file) => isCode(file) && existsSync(file));
}
