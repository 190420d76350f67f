import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'parse5';
import { parseSiteSettings, type SiteSettings } from '../src/content/site-settings';
import { attributeOf, findAll } from './messages/html-tree';
import type { NewsItem } from './wordpress/news';

/**
 * The settings that a site was built with, from its contact page: what the server answers always fits the pages it serves.
 * @throws {Error} when the site has not been built, or its contact page does not hold the form that its settings name
 */
export async function readBuiltSettings(dist: string): Promise<SiteSettings> {
	const page = parse(await readContactPage(dist));
	const [block] = findAll(page, (element) => attributeOf(element, 'id') === 'site-settings');
	const text = block?.childNodes.map((child) => ('value' in child ? child.value : '')).join('');
	if (!text) throw new Error(`The contact page in ${dist} holds no site settings: run "npm run build" again.`);
	const settings = parseSiteSettings(text);
	const { id } = settings.contactForm;
	if (findAll(page, (element) => attributeOf(element, 'data-wpcf7-id') === String(id)).length === 0) {
		throw new Error(`The contact page in ${dist} does not hold form ${id} of its settings: run "npm run build" again.`);
	}
	return settings;
}

async function readContactPage(dist: string): Promise<string> {
	try {
		return await readFile(join(dist, 'contacto.html'), 'utf8');
	} catch (error) {
		throw new Error(`There is no built site in ${dist} (no contacto.html): run "npm run build" first.`, {
			cause: error,
		});
	}
}

/** The articles of the build, newest first; none where it does not list them. */
export async function readBuiltNews(dist: string): Promise<NewsItem[]> {
	const text = await readFile(join(dist, '_news.json'), 'utf8').catch(() => '[]');
	const news: NewsItem[] = JSON.parse(text);
	return news;
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
	if (settingsFile !== undefined && JSON.stringify(parseSiteSettings(settingsFile)) !== JSON.stringify(settings)) {
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

/** Path and query on the site's own origin; the whole address on another one. */
function addressWithin(address: string, origin: string): string {
	const url = new URL(address, origin);
	return url.origin === new URL(origin).origin ? url.pathname + url.search : url.href;
}
