import { isRecord } from '../platform/json';
import { readIdentity } from './events';
import { type FormServices, type MountedForm, mountForm } from './mount';
import type { Schema } from './schema';

/** What a page of the plugin says in its global `wpcf7`, and what the client adds to it (docs/contact-form-7.md 1, 10). */
export type PluginGlobal = {
	api: { root: string; namespace: string };
	/** The page came from a cache: quizzes and captchas in it are old. */
	isCached: boolean;
	/** The site holds its forms back; it may change while the page is open. */
	isBlocked(): boolean;
	/** Adds what the site has not put there itself; what it has stays, and is used. */
	complete(functions: PluginFunctions): PluginFunctions;
};

/** The functions by which a site's scripts work a form, and the schemas that have come, by form id. */
export type PluginFunctions = {
	init(form: HTMLFormElement): void;
	submit(form: HTMLFormElement, options?: { submitter?: HTMLElement | null }): void;
	reset(form: HTMLFormElement): void;
	validate(form: HTMLFormElement, options?: { target?: Element }): void;
	schemas: Map<number, Schema | undefined>;
};

/** Reads the global of a page. @returns what is missing, in the plugin's words, if the client cannot run (docs/contact-form-7.md 10) */
export function parsePluginGlobal(wpcf7: unknown): { kind: 'global'; global: PluginGlobal } | MissingGlobal {
	if (!isRecord(wpcf7)) return { kind: 'missing', message: 'wpcf7 is not defined.' };
	const { api } = wpcf7;
	if (!isRecord(api) || typeof api.root !== 'string' || typeof api.namespace !== 'string') {
		return { kind: 'missing', message: 'wpcf7.api is not defined.' };
	}
	return { kind: 'global', global: createPluginGlobal(wpcf7, { root: api.root, namespace: api.namespace }) };
}

type MissingGlobal = { kind: 'missing'; message: string };

/** What the client reads in the object behind a page's global, and writes there. */
export function createPluginGlobal(wpcf7: Record<string, unknown>, api: PluginGlobal['api']): PluginGlobal {
	return {
		api,
		isCached: Boolean(wpcf7.cached),
		isBlocked: () => Boolean(wpcf7.blocked),
		complete: (functions) => complete(wpcf7, functions),
	};
}

function complete(wpcf7: Record<string, unknown>, functions: PluginFunctions): PluginFunctions {
	Object.assign(wpcf7, { ...functions, ...wpcf7 });
	return {
		init: (form) => call(wpcf7.init, form),
		submit: (form, options) => call(wpcf7.submit, form, options),
		reset: (form) => call(wpcf7.reset, form),
		validate: (form, options) => call(wpcf7.validate, form, options),
		schemas: functions.schemas,
	};
}

/** Looked up at every call: a site may replace a function at any time. */
function call(action: unknown, ...given: unknown[]): void {
	if (typeof action === 'function') action(...given);
}

/** The forms of a page that are mounted, and the functions in its global by which scripts work them (docs/contact-form-7.md 10). */
export class PluginForms {
	/** What the page's scripts and the forms' own events call: the site's functions where it has put any. */
	readonly functions: PluginFunctions;
	readonly #mounted = new Map<HTMLFormElement, MountedForm>();

	/** @param init mounts a form, unless it is */
	constructor(
		private readonly global: PluginGlobal,
		init: (form: HTMLFormElement) => void,
	) {
		this.functions = global.complete({
			init,
			submit: (form, { submitter = null } = {}) => this.#submit(form, submitter),
			reset: (form) => this.#mounted.get(form)?.reset(),
			validate: (form, { target = form } = {}) => this.#mounted.get(form)?.validate(target),
			schemas: new Map(),
		});
	}

	has(form: HTMLFormElement): boolean {
		return this.#mounted.has(form);
	}

	/** Mounts a form: what its visitor does goes through the functions. */
	mountForm(wrapper: HTMLElement, form: HTMLFormElement, services: FormServices): MountedForm {
		const { functions } = this;
		const mounted = mountForm(wrapper, form, {
			...services,
			schema: async () => {
				const schema = await services.schema();
				functions.schemas.set(readIdentity(form).contactFormId, schema);
				return schema;
			},
			actions: {
				submit: (submitter) => functions.submit(form, { submitter }),
				reset: () => functions.reset(form),
				validate: (target) => functions.validate(form, { target }),
			},
		});
		this.#mounted.set(form, mounted);
		return {
			...mounted,
			release: () => {
				this.#mounted.delete(form);
				mounted.release();
			},
		};
	}

	#submit(form: HTMLFormElement, submitter: HTMLElement | null): void {
		const mounted = this.#mounted.get(form);
		if (!this.global.isBlocked()) mounted?.submit(submitter);
		else {
			// docs/contact-form-7.md 6.1: the form waits in `submitting` until the site lets go.
			mounted?.view.clearResponse();
			mounted?.view.advance({ type: 'blocked' });
		}
	}
}
