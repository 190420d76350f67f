import { isRecord } from '../platform/json';
import { readIdentity } from './events';
import { type FormServices, type MountedForm, mountForm } from './mount';
import type { Schema } from './schema';

/** Where the plugin's REST routes are, as a page of it says in `wpcf7.api` (docs/contact-form-7.md 1). */
export type PluginApi = { root: string; namespace: string };

/** The functions by which a site's scripts work a form, and the schemas that have come, by form id. */
export type PluginFunctions = {
	init(form: HTMLFormElement): void;
	submit(form: HTMLFormElement, options?: { submitter?: HTMLElement | null }): void;
	reset(form: HTMLFormElement): void;
	validate(form: HTMLFormElement, options?: { target?: Element }): void;
	schemas: Map<number, Schema | undefined>;
};

/** A page's global `wpcf7`: the site may change it at any time. */
type PluginGlobal = Record<string, unknown>;

/** Reads the global of a page. @returns what is missing, in the plugin's words, if the client cannot run (docs/contact-form-7.md 10) */
export function parsePluginGlobal(
	wpcf7: unknown,
): { kind: 'global'; wpcf7: PluginGlobal; api: PluginApi } | { kind: 'missing'; message: string } {
	if (!isRecord(wpcf7)) return { kind: 'missing', message: 'wpcf7 is not defined.' };
	const { api } = wpcf7;
	if (!isRecord(api) || typeof api.root !== 'string' || typeof api.namespace !== 'string') {
		return { kind: 'missing', message: 'wpcf7.api is not defined.' };
	}
	return { kind: 'global', wpcf7, api: { root: api.root, namespace: api.namespace } };
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

	/**
	 * @param global gets the functions that the site has not put there itself; what it has stays, and is used
	 * @param init mounts a form, unless it is
	 */
	constructor(
		private readonly global: PluginGlobal,
		init: (form: HTMLFormElement) => void,
	) {
		const own: PluginFunctions = {
			init,
			submit: (form, { submitter = null } = {}) => this.#submit(form, submitter),
			reset: (form) => this.#mounted.get(form)?.reset(),
			validate: (form, { target = form } = {}) => this.#mounted.get(form)?.validate(target),
			schemas: new Map(),
		};
		Object.assign(global, { ...own, ...global });
		this.functions = {
			init: (form) => call(global.init, form),
			submit: (form, options) => call(global.submit, form, options),
			reset: (form) => call(global.reset, form),
			validate: (form, options) => call(global.validate, form, options),
			schemas: own.schemas,
		};
	}

	has(form: HTMLFormElement): boolean {
		return this.#mounted.has(form);
	}

	/** Mounts a form: what its visitor does goes through the functions. */
	mountForm(wrapper: HTMLElement, form: HTMLFormElement, services: FormServices): MountedForm {
		const { functions } = this;
		const schema = async () => {
			const loaded = await services.schema();
			functions.schemas.set(readIdentity(form).contactFormId, loaded);
			return loaded;
		};
		const mounted = mountForm(
			wrapper,
			form,
			{ ...services, schema },
			{
				submit: (submitter) => functions.submit(form, { submitter }),
				reset: () => functions.reset(form),
				validate: (target) => functions.validate(form, { target }),
			},
		);
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
		if (!this.global.blocked) mounted?.submit(submitter);
		else {
			// docs/contact-form-7.md 6.1: the form waits in `submitting` until the site lets go.
			mounted?.view.clearResponse();
			mounted?.view.advance({ type: 'blocked' });
		}
	}
}
