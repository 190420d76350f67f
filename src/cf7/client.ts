import { hasInitialValue } from '../platform/initial-value';
import { type Abilities, missingAbility } from './abilities';
import { acceptance } from './acceptance';
import { counters } from './counters';
import { directServices } from './direct-services';
import { exclusiveBoxes } from './exclusive-boxes';
import { floatingTips } from './floating-tips';
import { freeText } from './free-text';
import type { FieldHelper } from './helper';
import { readIdentity } from './identity';
import { PluginForms } from './plugin-forms';
import { type PluginGlobal, parsePluginGlobal } from './plugin-global';
import { applyRefill, refill } from './refill';
import { reflections } from './reflections';
import type { Schema } from './schema';
import { urlFields } from './url-field';
import { replaceMisplacedForms } from './wrong-place';

/** All that a form of the plugin may need, in the order of the plugin. */
const helpers: readonly FieldHelper[] = [
	exclusiveBoxes,
	freeText,
	urlFields,
	acceptance,
	counters,
	refill,
	reflections,
	floatingTips,
];

/** A page made by the plugin: its global, and what this browser can do. */
export type PluginScope = Abilities & { wpcf7?: unknown };

/**
 * Runs every form of a page that the plugin made, as its own client does at `DOMContentLoaded` (docs/contact-form-7.md 10). If a check of
 * the start fails, the console says which, and no form is touched: they are posted the old way.
 */
export function startClient(page: Document, scope: PluginScope): void {
	const parsed = parsePluginGlobal(scope.wpcf7);
	const missing = parsed.kind === 'missing' ? parsed.message : missingAbility(scope);
	if (parsed.kind === 'missing' || missing !== undefined) {
		console.error(missing);
		return;
	}
	replaceMisplacedForms(page);
	const pluginForms = new PluginForms(parsed.global, (form) => client.init(form));
	const client = new Client(pluginForms, parsed.global.api, page);
	const forms = [...page.querySelectorAll<HTMLFormElement>('.wpcf7 > form')];
	for (const form of forms) pluginForms.functions.init(form);
	if (parsed.global.isCached) {
		afterLoad(page, () => {
			for (const form of forms) client.renew(form);
		});
	}
}

/** Runs forms as the plugin does: their messages go straight to the server. */
export class Client {
	readonly #asked = new Map<number, Promise<Schema | undefined>>();

	constructor(
		private readonly forms: PluginForms,
		private readonly api: PluginGlobal['api'],
		private readonly page: Document,
	) {}

	/** Takes a form over, unless it is. */
	init(form: HTMLFormElement): void {
		const wrapper = form.parentElement;
		if (this.forms.has(form) || !wrapper) return;
		const services = this.#servicesOf(form);
		const { contactFormId } = readIdentity(form);
		this.forms.mountForm(wrapper, form, {
			...services,
			schema: () => this.#schemaOf(contactFormId, services.schema),
			helpers,
		});
	}

	/** Gets fresh questions for a form from a cache: by a reset as in the plugin, unless that would take typed text away. */
	renew(form: HTMLFormElement): void {
		if ([...form.elements].every(hasInitialValue)) form.reset();
		else
			void this.#servicesOf(form)
				.refill()
				.then((answer) => {
					if (answer.kind === 'refill') applyRefill(form, answer.received);
				});
	}

	#servicesOf(form: HTMLFormElement) {
		return directServices(this.api, readIdentity(form).contactFormId, this.page.baseURI);
	}

	/** One request for all copies of a form on the page, once all of them are taken over. */
	async #schemaOf(id: number, ask: () => Promise<Schema | undefined>): Promise<Schema | undefined> {
		await Promise.resolve();
		const asked = this.#asked.get(id) ?? ask();
		this.#asked.set(id, asked);
		return asked;
	}
}

function afterLoad(page: Document, task: () => void): void {
	if (page.readyState === 'complete') task();
	else page.defaultView?.addEventListener('load', task, { once: true });
}
