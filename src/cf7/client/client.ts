import { failures, cf7Messages as m } from '#messages/cf7';
import { hasInitialValue } from '../../platform/initial-value';
import { formAddresses } from '../addresses';
import { fetchRefill, fetchSchema, postFeedback } from '../api';
import { readIdentity } from '../events';
import type { Failure } from '../failure';
import { acceptance, counters, type FieldHelper, urlFields } from '../field-helpers';
import { type Abilities, type FormServices, missingAbility } from '../mount';
import { type PluginApi, PluginForms, parsePluginGlobal } from '../plugin-forms';
import type { Schema } from '../schema';
import { applyRefill, exclusiveBoxes, floatingTips, freeText, refill, reflections } from './field-helpers';

/*
 * The plugin's client for every form of the plugin. The site's own form does not need it: its pages load it only where a
 * script calls `wpcf7.init` for another form (`page-forms.ts`). `entry.ts` takes the place of the plugin's own script.
 */

function log({ code }: Failure): void {
	console.error({ code, message: failures[code].original });
}

function failureWords({ code, verdict }: Failure): string {
	const mayBeTaken = verdict === 'doubtful' || verdict === 'unknown';
	return `${failures[code].text} ${mayBeTaken ? m.mayHaveArrived : m.textIsKept}`;
}

/** Puts a notice in the place of every form that stands inside another one, where it cannot work (docs/contact-form-7.md 10, docs/product.md 2). */
function replaceMisplacedForms(page: Document): void {
	for (const wrapper of page.querySelectorAll('form .wpcf7[data-wpcf7-id]')) {
		const notice = page.createElement('p');
		notice.className = 'wpcf7-form-in-wrong-place';
		const lead = page.createElement('strong');
		lead.textContent = m.error;
		notice.append(lead, ` ${m.wrongPlace}`);
		wrapper.replaceWith(notice);
	}
}

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

/**
 * Runs every form of a page that the plugin made, as its own client does at `DOMContentLoaded` (docs/contact-form-7.md 10). If a check of
 * the start fails, the console says which, and no form is touched: they are posted the old way.
 * @param scope the page's global, and what this browser can do
 */
export function startClient(page: Document, scope: Abilities & { wpcf7?: unknown }): void {
	const parsed = parsePluginGlobal(scope.wpcf7);
	const missing = parsed.kind === 'missing' ? parsed.message : missingAbility(scope);
	if (parsed.kind === 'missing' || missing !== undefined) {
		console.error(missing);
		return;
	}
	replaceMisplacedForms(page);
	const pluginForms = new PluginForms(parsed.wpcf7, (form) => client.init(form));
	const client = new Client(pluginForms, parsed.api, page);
	const forms = [...page.querySelectorAll<HTMLFormElement>('.wpcf7 > form')];
	for (const form of forms) pluginForms.functions.init(form);
	// The page came from a cache: quizzes and captchas in it are old.
	if (parsed.wpcf7.cached) {
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
		private readonly api: PluginApi,
		private readonly page: Document,
	) {}

	/** Takes a form over, unless it is. */
	init(form: HTMLFormElement): void {
		const wrapper = form.parentElement;
		if (this.forms.has(form) || !wrapper) return;
		this.forms.mountForm(wrapper, form, { ...this.#servicesOf(form), helpers });
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

	/** The server of a form, asked directly, without keeping anything. Failures are logged as by the plugin; nothing throws. */
	#servicesOf(form: HTMLFormElement): Pick<FormServices, 'send' | 'refill' | 'schema'> {
		const { contactFormId } = readIdentity(form);
		const addresses = formAddresses(this.api, contactFormId, this.page.baseURI);
		return {
			async send(formData) {
				const delivery = await postFeedback(addresses.feedback, formData);
				if (delivery.kind === 'answered') return delivery;
				log(delivery);
				return { kind: 'failed', code: delivery.code, message: failureWords(delivery) };
			},
			async refill() {
				const answer = await fetchRefill(addresses.refill);
				if (answer.kind === 'failed') log(answer);
				return answer;
			},
			schema: async () => {
				// One request for all copies of a form on the page, once all of them are taken over.
				await Promise.resolve();
				const asked = this.#asked.get(contactFormId) ?? askForSchema(addresses.schema);
				this.#asked.set(contactFormId, asked);
				return asked;
			},
		};
	}
}

async function askForSchema(url: string): Promise<Schema | undefined> {
	const answer = await fetchSchema(url);
	if (answer.kind === 'schema') return answer.schema;
	log(answer);
	return undefined;
}

function afterLoad(page: Document, task: () => void): void {
	if (page.readyState === 'complete') task();
	else page.defaultView?.addEventListener('load', task, { once: true });
}
