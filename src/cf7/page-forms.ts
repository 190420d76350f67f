import { isRecord } from '../platform/json';
import type { Client } from './client/client';
import { type PluginApi, PluginForms } from './plugin-forms';

let forms: PluginForms | undefined;

/**
 * The forms of this document. From the first call on, `window.wpcf7` is there for the scripts of others, as on the plugin's
 * own pages (docs/contact-form-7.md 10); it stays while forms come and go with the pages.
 */
export function pageForms(api: PluginApi): PluginForms {
	forms ??= createForms(api);
	return forms;
}

function createForms(api: PluginApi): PluginForms {
	/** For a form that is not this site's own: a script that has put it on the page calls `init` for it. */
	let client: Promise<Client> | undefined;
	const given: unknown = Reflect.get(window, 'wpcf7');
	const wpcf7 = isRecord(given) ? given : {};
	wpcf7.api ??= api;
	Object.assign(window, { wpcf7 });
	const created = new PluginForms(wpcf7, (form) => {
		client ??= import('./client/client').then(({ Client }) => new Client(created, api, document));
		client.catch(() => {
			client = undefined;
		});
		client.then((loaded) => loaded.init(form)).catch(console.error);
	});
	return created;
}
