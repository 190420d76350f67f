import { createHash, hash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { addressIn } from '../../src/content/addresses.ts';
import { pagePath } from '../../src/platform/page-path.ts';
import { knownLanguages } from '../content/languages.ts';
import { addressOf } from '../content/page-address.ts';
import { readAllFiles, readTranslations, repository } from '../content/read-content.ts';
import { withoutNote } from '../content/source-digest.ts';
import { languageOfFile } from '../content/translation-path.ts';
import type { PageChange } from './page-change.ts';
import { textsBetween } from './page-texts.ts';
import type { Release } from './releases.ts';

/** Beside `dist/`: the digest of every content file that the build was made from. */
const record = 'content.json';
const recordSchema = z.record(z.string(), z.string());

/** Digests of the content files, by their paths. */
type ContentRecord = Readonly<Record<string, string>>;

/** Notes what a release is made from. What the map shows of estates and parcels stands in no page's HTML. */
export async function recordContent({ folder }: Release, content = digestContent()): Promise<void> {
	await writeFile(join(folder, record), JSON.stringify(content));
}

/** Whether no content file has changed since the release was built. */
export async function isOfPresentContent(release: Release): Promise<boolean> {
	return isDeepStrictEqual(await readRecord(release), digestContent());
}

/** Of texts, names and settings as they are now. */
export async function digestSources(): Promise<string> {
	const root = fileURLToPath(new URL('src/content', repository));
	const files = (await readdir(root, { recursive: true })).filter((file) => /\.(md|json)$/.test(file)).sort();
	const digest = createHash('sha256');
	for (const file of files) digest.update(file).update(await readFile(join(root, file)));
	const settings = process.env.SITE_SETTINGS ?? fileURLToPath(new URL('site-settings.json', repository));
	return digest.update(await readFile(settings)).digest('base64url');
}

/** The content as it is now. */
export function digestContent(): ContentRecord {
	const files = [...readAllFiles()];
	// What a translation notes of its original no visitor sees.
	return Object.fromEntries(
		files.map(([file, text]) => [file, digestOf(languageOfFile(file) === undefined ? text : withoutNote(text))]),
	);
}

/**
 * The pages that differ for a visitor: first those that the producer wrote in, then those that follow, each in order of their addresses.
 * Names of scripts and styles are no difference: each build may give them others. `undefined` stands for the site before its first build.
 */
export async function changesBetween(before: Release | undefined, after: Release): Promise<PageChange[]> {
	const [former, present, written] = await Promise.all([
		before ? readPages(before) : new Map<string, string>(),
		readPages(after),
		pagesWritten(before, after),
	]);
	const changes = [...new Set([...former.keys(), ...present.keys()])].flatMap((address): PageChange[] => {
		const [old, now] = [former.get(address), present.get(address)];
		if (old === now) return [];
		const texts = old !== undefined && now !== undefined ? textsBetween(old, now) : [];
		const kind = old === undefined ? 'added' : now === undefined ? 'gone' : 'changed';
		return [{ kind, address, isOwn: written.has(address), texts }];
	});
	// What the map shows of an estate, or a page once an earlier year is chosen, is not in its HTML.
	const others = [...(before ? written : [])].filter(
		(one) => present.has(one.replace(/\?.*/, '')) && !changes.some(({ address }) => address === one),
	);
	return [
		...changes,
		...others.map((address): PageChange => ({ kind: 'changed', address, isOwn: true, texts: [] })),
	].toSorted((one, other) => Number(other.isOwn) - Number(one.isOwn) || one.address.localeCompare(other.address));
}

/** The addresses of the files that came, changed or went. */
async function pagesWritten(before: Release | undefined, after: Release): Promise<Set<string>> {
	const none: Record<string, string> = {};
	const [former, present] = await Promise.all([before ? readRecord(before) : none, readRecord(after)]);
	const files = Object.keys({ ...former, ...present }).filter((file) => former[file] !== present[file]);
	const texts = readTranslations();
	return new Set(files.map((file) => pageOf(file, texts)));
}

/** The address of the page that shows what a file says; of an article in another language the slug is its own. */
function pageOf(file: string, translations: ReadonlyMap<string, string>): string {
	const language = knownLanguages().find(({ code }) => code === languageOfFile(file));
	if (!language) return addressOf(file);
	const [, slug] = /^slug: ([\w-]+)$/m.exec(translations.get(file) ?? '') ?? [];
	return addressIn(language, addressOf(slug === undefined ? file : file.replace(/[^/]+(?=\.md$)/, slug)));
}

/** What is in each page, by its address. */
async function readPages({ dist }: Release): Promise<Map<string, string>> {
	const files = (await readdir(dist, { recursive: true })).filter((file) => file.endsWith('.html'));
	const pages = files.map(
		async (file) => [pagePath(`/${file}`), withoutBuildNames(await readFile(join(dist, file), 'utf8'))] as const,
	);
	return new Map(await Promise.all(pages));
}

/** Digests and lists of scripts and styles, which say nothing of what a visitor sees. */
function withoutBuildNames(html: string): string {
	return html
		.replaceAll(/ (?:integrity|data-app|data-parts|data-words)="[^"]*"/g, '')
		.replaceAll(/\/assets\/[^"\s)]+/g, '/assets/');
}

async function readRecord({ folder }: Release): Promise<ContentRecord> {
	const text = await readFile(join(folder, record), 'utf8').catch(() => '{}');
	return recordSchema.parse(JSON.parse(text));
}

function digestOf(text: string): string {
	return hash('sha256', text, 'base64url');
}
