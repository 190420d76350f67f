import { type Abilities, missingAbility } from './abilities';
import { acceptance } from './acceptance';
import { counters } from './counters';
import { directServices } from './direct-services';
import { exclusiveBoxes } from './exclusive-boxes';
import { floatingTips } from './floating-tips';
import { freeText } from './free-text';
import type { FieldHelper } from './helper';
import { readIdentity } from './identity';
import { type PluginFunctions, type PluginGlobal, parsePluginGlobal } from './plugin-global';
import { applyRefill, refill } from './refill';
import { reflections } from './reflections';
import type { Schema } from './schema';
import { type TakenForm, takeOver } from './take-over';
import { isUntouched } from './untouched';
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
 * Runs every form of a page that the plugin made, as its own client does at `DOMContentLoaded` (CONTRACT 10). If a check of
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
	const client = new Client(parsed.global, page);
	const forms = [...page.querySelectorAll<HTMLFormElement>('.wpcf7 > form')];
	for (const form of forms) client.functions.init(form);
	if (parsed.global.isCached) {
		afterLoad(page, () => {
			for (const form of forms) client.renew(form);
		});
	}
}

class Client {
	/** What the page's scripts and the forms' own events call: the site's functions where it has put any. */
	readonly functions: PluginFunctions;
	readonly #taken = new Map<HTMLFormElement, TakenForm>();
	readonly #asked = new Map<number, Promise<Schema | undefined>>();

	constructor(
		private readonly global: PluginGlobal,
		private readonly page: Document,
	) {
		this.functions = global.complete({
			init: (form) => this.#init(form),
			submit: (form, { submitter = null } = {}) => this.#submit(form, submitter),
			reset: (form) => this.#taken.get(form)?.reset(),
			validate: (form, { target = form } = {}) => this.#taken.get(form)?.validate(target),
			schemas: new Map(),
		});
	}

	/** Gets fresh questions for a form from a cache: by a reset as in the plugin, unless that would take typed text away. */
	renew(form: HTMLFormElement): void {
		if (isUntouched(form)) form.reset();
		else
			void this.#servicesOf(form)
				.refill()
				.then((answer) => {
					if (answer.kind === 'refill') applyRefill(form, answer.received);
				});
	}

	#init(form: HTMLFormElement): void {
		const wrapper = form.parentElement;
		if (this.#taken.has(form) || !wrapper) return;
		const services = this.#servicesOf(form);
		const taken = takeOver(wrapper, form, {
			...services,
			schema: () => this.#schemaOf(readIdentity(form).contactFormId, services.schema),
			helpers,
			actions: {
				submit: (submitter) => this.functions.submit(form, { submitter }),
				reset: () => this.functions.reset(form),
				validate: (target) => this.functions.validate(form, { target }),
			},
		});
		this.#taken.set(form, taken);
	}

	#submit(form: HTMLFormElement, submitter: HTMLElement | null): void {
		const taken = this.#taken.get(form);
		if (!this.global.isBlocked()) taken?.submit(submitter);
		else {
			// CONTRACT 6.1: the form waits in `submitting` until the site lets go.
			taken?.view.clearResponse();
			taken?.view.advance({ kind: 'blocked' });
		}
	}

	#servicesOf(form: HTMLFormElement) {
		return directServices(this.global.api, readIdentity(form).contactFormId, this.page.baseURI);
	}

	/** One request for all copies of a form on the page, once all of them are taken over. */
	async #schemaOf(id: number, ask: () => Promise<Schema | undefined>): Promise<Schema | undefined> {
		await Promise.resolve();
		const asked = this.#asked.get(id) ?? ask();
		this.#asked.set(id, asked);
		const schema = await asked;
		this.functions.schemas.set(id, schema);
		return schema;
	}
}

function afterLoad(page: Document, task: () => void): void {
	if (page.readyState === 'complete') task();
	else page.defaultView?.addEventListener('load', task, { once: true });
}
