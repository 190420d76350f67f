import { readIdentity } from './identity';
import { type FormServices, type MountedForm, mountForm } from './mount';
import type { PluginFunctions, PluginGlobal } from './plugin-global';

/** The forms of a page that are taken over, and the functions in its global by which scripts work them (CONTRACT 10). */
export class PluginForms {
	/** What the page's scripts and the forms' own events call: the site's functions where it has put any. */
	readonly functions: PluginFunctions;
	readonly #taken = new Map<HTMLFormElement, MountedForm>();

	/** @param init takes over a form, unless it is */
	constructor(
		private readonly global: PluginGlobal,
		init: (form: HTMLFormElement) => void,
	) {
		this.functions = global.complete({
			init,
			submit: (form, { submitter = null } = {}) => this.#submit(form, submitter),
			reset: (form) => this.#taken.get(form)?.reset(),
			validate: (form, { target = form } = {}) => this.#taken.get(form)?.validate(target),
			schemas: new Map(),
		});
	}

	has(form: HTMLFormElement): boolean {
		return this.#taken.has(form);
	}

	/** Takes a form over: what its visitor does goes through the functions. */
	mountForm(wrapper: HTMLElement, form: HTMLFormElement, services: FormServices): MountedForm {
		const { functions } = this;
		const taken = mountForm(wrapper, form, {
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
		this.#taken.set(form, taken);
		return {
			...taken,
			release: () => {
				this.#taken.delete(form);
				taken.release();
			},
		};
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
}
