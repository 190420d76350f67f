import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readDocument } from '../../build/content/document';
import { readContentFiles } from '../../build/content/read-content';
import { isShared } from '../../build/content/translation';
import { translationOf } from '../../build/content/translation-path';
import { addressIn } from '../../src/content/addresses';
import { estates } from '../../src/content/estates';
import parcelNames from '../../src/content/parcel-names.json' with { type: 'json' };
import { producer } from '../../src/content/producer';
import main from '../../src/messages/pt/language.json' with { type: 'json' };
import { buildSite, linkSources } from '../e2e/checkout';
import { pseudoFile } from './pseudo-content';
import { pseudoModule } from './pseudo-messages';
import { plainPseudo, pseudo } from './pseudo-words';

/** A language that nobody speaks, by a tag that means just that. */
export const pseudoLanguage = { code: 'qps', tag: 'en-XA', name: 'Àççêêntêêd' };

/** All that a language consists of: the text of each file, by its path from the root of the repository. */
export function pseudoFiles(): Map<string, string> {
	const messages = (language: string, name: string) => readFileSync(`src/messages/${language}/${name}`, 'utf8');
	const modules = readdirSync('src/messages/pt').filter((name) => name.endsWith('.ts'));
	return new Map([
		[`src/messages/${pseudoLanguage.code}/language.json`, JSON.stringify(languageFile())],
		...modules.map((name) => {
			const tags: [string, string] = [main.tag, pseudoLanguage.tag];
			const words = pseudoModule(name.replace('.ts', ''), messages('pt', name), messages('en', name), tags);
			return [`src/messages/${pseudoLanguage.code}/${name}`, words] as const;
		}),
		...[...readContentFiles()].map(
			([file, source]) => [translationOf(file, pseudoLanguage.code), pseudoFile(file, source)] as const,
		),
	]);
}

function languageFile() {
	const { addresses } = JSON.parse(readFileSync('src/messages/en/language.json', 'utf8'));
	const { content, offer, close } = main;
	return {
		tag: pseudoLanguage.tag,
		name: pseudoLanguage.name,
		offer: pseudo(offer),
		close: pseudo(close),
		addresses: Object.fromEntries(Object.keys(addresses).map((part) => [part, plainPseudo(part)])),
		content: {
			...content,
			wineHeadings: content.wineHeadings.map(pseudo),
			grapes: content.grapes.map(pseudo),
			months: content.months.map(plainPseudo),
			hours: Object.fromEntries(Object.entries(content.hours).map(([unit, hours]) => [plainPseudo(unit), hours])),
			andDay: plainPseudo(content.andDay),
		},
	};
}

/** The address of a page in this language, by its path in the main one. */
export function pseudoAddress(path: string): string {
	const { addresses } = languageFile();
	// An article has an address of its own in each language.
	const own = path.replace(/(?<=^\/noticias\/).+/, plainPseudo);
	return addressIn({ ...pseudoLanguage, addresses }, own);
}

/** What is called the same in every language, the longest first: the house, estates, parcels, wines, people, guides; and what the browser itself says. */
export function sharedNames(): string[] {
	const inContent = [...readContentFiles()].flatMap(([file, source]) =>
		(readDocument(file, source, [])?.head.texts ?? []).flatMap(({ text, path }) => (isShared(file, path) ? text : [])),
	);
	const places = estates.flatMap(({ name, quinta, place }) => [name, quinta, place]);
	return [...inContent, ...places, ...Object.values(parcelNames), producer.company, ...saidByBrowsers()]
		.filter((name) => /\p{Lu}\p{Ll}| /u.test(name))
		.toSorted((one, other) => other.length - one.length);
}

/** Months, languages and what joins a list, where a browser has them in no language but the one that the tag begins with. */
function saidByBrowsers(): string[] {
	const { tag } = pseudoLanguage;
	const months = Array.from({ length: 12 }, (_, month) =>
		new Date(2026, month, 15).toLocaleDateString(tag, { month: 'long' }),
	);
	const languages = ['pt', 'en'].flatMap((code) => new Intl.DisplayNames(tag, { type: 'language' }).of(code) ?? []);
	const [, and = ''] = new Intl.ListFormat(tag).formatToParts(['1', '2']).map(({ value }) => value);
	return [...months, ...languages, and];
}

/**
 * Builds the site in a copy of the repository that has the files of this language besides, and nothing else that differs.
 * @returns the folder of the build
 */
export async function buildPseudoSite(): Promise<string> {
	const folder = resolve('build-output/pseudo-language');
	const former = `${folder}-former`;
	await rm(former, { recursive: true, force: true });
	if (existsSync(folder)) await rename(folder, former);
	await mkdir(join(folder, 'build-output'), { recursive: true });
	await linkSources(folder);
	// What was drawn, minified and compressed the last time need not be again.
	const kept = [former, '.'].map((each) => join(each, 'build-output/kept')).find(existsSync);
	if (kept) await cp(kept, join(folder, 'build-output/kept'), { recursive: true });
	if (existsSync(join(former, 'build-output/made')))
		await rename(join(former, 'build-output/made'), join(folder, 'build-output/made'));
	await rm(former, { recursive: true, force: true });
	for (const [file, text] of pseudoFiles()) {
		await mkdir(dirname(join(folder, file)), { recursive: true });
		await writeFile(join(folder, file), text);
	}
	// Its letters are two bytes each: what that adds to a page is no language's fault.
	await buildSite(folder, { FOR_TESTS: '1' });
	return join(folder, 'dist');
}
