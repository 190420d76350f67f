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

/** A form's server, asked directly. */
type DirectServices = Pick<FormServices, 'send' | 'refill' | 'schema'>;

/** Talks to the server of a form without keeping anything. Failures are logged as by the plugin; nothing throws. */
function directServices(api: PluginApi, formId: number, base: string): DirectServices {
	const addresses = formAddresses(api, formId, base);
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
		async schema() {
			const answer = await fetchSchema(addresses.schema);
			if (answer.kind === 'schema') return answer.schema;
			log(answer);
			return undefined;
		},
	};
}

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

/** A page made by the plugin: its global, and what this browser can do. */
type PluginScope = Abilities & { wpcf7?: unknown };

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
