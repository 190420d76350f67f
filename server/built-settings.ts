import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'parse5';
import { addressIn, type Language, languagesFile } from '../src/content/addresses';
import type { OwnerForm } from '../src/content/owner-form';
import { parseSiteSettings, type SiteSettings } from '../src/content/site-settings';
import { attributeOf, findAll, ownText } from './messages/html-tree';
import { orIfMissing } from './missing-file';
import type { NewsItem } from './wordpress/news';

/** The contact page of one language, as it was built. */
type BuiltContactPage = { language: Language; path: string; file: string; settings: SiteSettings };

/**
 * The contact page of each language, that of the main one first, with the settings that the site was built with: what the server answers
 * always fits the pages it serves.
 * @throws {Error} when the site has not been built, or a contact page does not hold the form that its settings name
 */
export async function readContactPages(dist: string): Promise<[BuiltContactPage, ...BuiltContactPage[]]> {
	const languages = await readBuiltLanguages(dist);
	const [first, ...others] = await Promise.all(languages.map((language) => readContactPage(dist, language)));
	if (!first) throw new Error(`The site in ${dist} is in no language: run "npm run build" again.`);
	return [first, ...others];
}

async function readContactPage(dist: string, language: Language): Promise<BuiltContactPage> {
	const path = addressIn(language, '/contacto');
	const file = `${path.slice(1)}.html`;
	const page = parse(await readPage(dist, file));
	const [block] = findAll(page, (element) => attributeOf(element, 'id') === 'site-settings');
	const text = block && ownText(block);
	if (!text) throw new Error(`The contact page in ${dist} holds no site settings: run "npm run build" again.`);
	const settings = parseSiteSettings(text);
	const { id } = settings.contactForm;
	if (findAll(page, (element) => attributeOf(element, 'data-wpcf7-id') === String(id)).length === 0) {
		throw new Error(`${file} in ${dist} does not hold form ${id} of its settings: run "npm run build" again.`);
	}
	return { language, path, file, settings };
}

async function readPage(dist: string, file: string): Promise<string> {
	try {
		return await readFile(join(dist, file), 'utf8');
	} catch (error) {
		throw new Error(`There is no built site in ${dist} (no ${file}): run "npm run build" first.`, { cause: error });
	}
}

/** The languages of the build, the main one first; that alone where it does not list them. */
async function readBuiltLanguages(dist: string): Promise<readonly Language[]> {
	const text = await readFile(join(dist, languagesFile), 'utf8').catch(orIfMissing(undefined));
	return text === undefined ? [mainLanguage] : JSON.parse(text);
}

const mainLanguage: Language = {
	code: 'pt',
	tag: 'pt-PT',
	name: 'Português',
	addresses: {},
	isMain: true,
};

/** The articles of the build, newest first; none where it does not list them. */
export async function readBuiltNews(dist: string): Promise<NewsItem[]> {
	return JSON.parse(await readFile(join(dist, '_news.json'), 'utf8').catch(orIfMissing('[]')));
}

/** The forms of the owner's WordPress on the pages of the build; none where it lists none. */
export async function readBuiltForms(dist: string): Promise<OwnerForm[]> {
	return JSON.parse(await readFile(join(dist, '_forms.json'), 'utf8').catch(orIfMissing('[]')));
}

/** Where the server itself answers the form, by the addresses that the pages ask. */
const standInRoots = ['/wp-json/', '/?rest_route=/'];

/**
 * What of the surroundings does not fit the build, in sentences for the log. The server serves all the same: each of them
 * leaves some visitors with a form that works.
 * @param settingsFile the text of the file that `SITE_SETTINGS` names, where it names one
 */
export function misfitsOf(
	settings: SiteSettings,
	wordpress: 'stand-in' | 'elsewhere',
	settingsFile?: string,
): string[] {
	const misfits: string[] = [];
	if (settingsFile !== undefined && asGiven(parseSiteSettings(settingsFile)) !== asGiven(settings)) {
		misfits.push(
			'SITE_SETTINGS is not what the site was built with. The settings of the build count: build again to use it.',
		);
	}
	const root = settings.wpcf7?.api?.root;
	if (wordpress === 'stand-in' && root !== undefined && !standInRoots.includes(addressWithin(root, settings.origin))) {
		misfits.push(
			`Pages send the form to ${root}, where this server does not answer; without JavaScript it is answered here.`,
		);
	}
	return misfits;
}

/** Settings as a file gives them: of the forms of all languages, where there are any, none is the page's. */
function asGiven({ contactForm, contactForms, ...settings }: SiteSettings): string {
	const isOne = Object.keys(contactForms).length === 0;
	return JSON.stringify([settings, isOne ? { ...contactForm, subjects: undefined } : contactForms]);
}

/** Path and query on the site's own origin; the whole address on another one. */
function addressWithin(address: string, origin: string): string {
	const url = new URL(address, origin);
	return url.origin === new URL(origin).origin ? url.pathname + url.search : url.href;
}
