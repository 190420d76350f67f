import { hash } from 'node:crypto';
import { relative } from 'node:path';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import { languageAt } from '../src/content/addresses.ts';
import { parseDeploymentSettings } from '../src/content/deployment-settings.ts';
import { formFor, siteSettingsOf } from '../src/content/site-settings.ts';
import { formsByLanguage, hasOwnerForm, withOwnerForms } from './contact-forms.ts';
import { mainLanguage, siteLanguages } from './content/languages.ts';
import { newDrawingFiles } from './new-drawings.ts';
import { sheets } from './sheets/sheets-plugin.ts';
import { languageList } from './words/language-list.ts';
import { wordsByAddress } from './words/words-by-address.ts';

/*
 * What the pages of the site need of Vite in each place that shows them: in a build, in the development server, beside the desk's forms.
 * @throws {SiteSettingsError} for settings that cannot be read
 */

/** @param settings the text of `site-settings.json` */
export function siteConfig(settings: string): Pick<UserConfig, 'define' | 'resolve' | 'css'> {
	const languages = siteLanguages(settings);
	const deployment = withOwnerForms(parseDeploymentSettings(settings), languages);
	const contactForms = formsByLanguage(deployment, languages);
	return {
		define: {
			'import.meta.env.CONTACT_FORMS': JSON.stringify(JSON.stringify(contactForms)),
			'import.meta.env.HAS_OWNER_FORM': JSON.stringify(hasOwnerForm(languages)),
			'import.meta.env.SITE_ORIGIN': JSON.stringify(deployment.origin),
		},
		// React has had this hook since 18: the shim for older ones stays out.
		resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
		css: { modules: { generateScopedName: shortClass } },
	};
}

/** What pages show that is neither in `src/` nor in `public/`. */
export function madeFiles(settings: string): PluginOption[] {
	const languages = siteLanguages(settings);
	return [
		languageList(languages),
		wordsByAddress(languages),
		newDrawingFiles(),
		settingsBlock(settings),
		sheets(settings),
	];
}

/** `ruler-8kQ`: a class, and three signs for its file instead of the eleven that it gets by default. */
function shortClass(name: string, file: string): string {
	const path = relative('src', file);
	const sheet = hash('sha256', path, 'base64').replace(/[+/]/g, '').slice(0, 3);
	if ((sheetPaths.get(sheet) ?? path) !== path)
		throw new Error(`${path} and ${sheetPaths.get(sheet)} would share their classes.`);
	sheetPaths.set(sheet, path);
	return `${name}-${sheet}`;
}
const sheetPaths = new Map<string, string>();

/** Puts the site settings into the page's `#site-settings` block. A broken settings file stops the build with its reason. */
function settingsBlock(settings: string): Plugin {
	const languages = siteLanguages(settings);
	return {
		name: 'settings-block',
		transformIndexHtml(html, { originalUrl = '/' }) {
			const { code = mainLanguage } = languageAt(originalUrl, languages) ?? {};
			return html.replace(
				'id="site-settings"></script>',
				() => `id="site-settings">${settingsText(settings, code)}</script>`,
			);
		},
	};
}

/** What stands in the `#site-settings` of a page: the form of its language, and those of the others where each has its own. */
export function settingsText(settings: string, language: string): string {
	const languages = siteLanguages(settings);
	const deployment = withOwnerForms(parseDeploymentSettings(settings), languages);
	const { contactForms: given, ...page } = siteSettingsOf(deployment);
	const contactForm = formFor(language, {
		...deployment,
		contactForms: formsByLanguage(deployment, languages),
	});
	const contactForms = Object.keys(given).length > 0 ? { contactForms: given } : {};
	return JSON.stringify({ ...page, contactForm, ...contactForms }).replaceAll('<', '\\u003c');
}
