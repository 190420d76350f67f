import { missingAbility } from '../cf7/abilities';
import { type FormAddresses, formAddresses } from '../cf7/addresses';
import type { PluginGlobal } from '../cf7/plugin-global';
import { readPageSettings } from '../content/page-settings';

/** Where the form of this page is sent, or why it cannot be. */
export type FormServer =
	| { kind: 'found'; api: PluginGlobal['api']; addresses: FormAddresses }
	/** `complaint` is for the console, in the plugin's words (CONTRACT 10); `unusable` if the page has lost its settings. */
	| { kind: 'missing'; complaint: string; unusable: boolean };

/** Looks for the form's server in the page's settings, and for what this browser must be able to do. */
export function findFormServer(page: Document): FormServer {
	const found = readPageSettings(page);
	const api = found.kind === 'settings' ? found.settings.wpcf7?.api : undefined;
	if (found.kind === 'unusable' || !api) {
		return { kind: 'missing', complaint: 'wpcf7.api is not defined.', unusable: found.kind === 'unusable' };
	}
	const complaint = missingAbility(window);
	if (complaint !== undefined) return { kind: 'missing', complaint, unusable: false };
	return { kind: 'found', api, addresses: formAddresses(api, found.settings.contactForm.id, page.baseURI) };
}
