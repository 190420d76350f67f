import type { Plugin } from 'vite';
import { parseSiteSettings } from '../src/content/site-settings.ts';

/** Puts the site settings into the page's `#site-settings` block. A broken settings file stops the build with its reason. */
export function settingsBlock(settings: string): Plugin {
	const json = JSON.stringify(parseSiteSettings(settings)).replaceAll('<', '\\u003c');
	return {
		name: 'settings-block',
		transformIndexHtml: (html) =>
			html.replace('id="site-settings"></script>', () => `id="site-settings">${json}</script>`),
	};
}
