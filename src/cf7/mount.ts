import type { Refill } from './api';
import { watchChanges } from './change-watch';
import type { FieldHelper } from './field-helpers';
import { FormView, type FormViewState } from './form-view';
import type { Schema } from './schema';
import { followReset, type SendResult, submit } from './submission';

/** What a browser may lack, seen from the window. Unknown, because what is declared need not be there. */
export type Abilities = {
	fetch?: unknown;
	FormData?: unknown;
	NodeList?: { prototype?: { forEach?: unknown } };
	String?: { prototype?: { replaceAll?: unknown } };
};

/**
 * What keeps the client from running in this browser, in the words and the order of the plugin (docs/contact-form-7.md 10). Then no form
 * may be mounted: it is posted the old way.
 * @returns undefined if nothing is missing
 */
export function missingAbility({ fetch, FormData, NodeList, String: text }: Abilities): string | undefined {
	const missing = [
		['window.fetch()', fetch],
		['window.FormData()', FormData],
		['NodeList.forEach()', NodeList?.prototype?.forEach],
		['String.replaceAll()', text?.prototype?.replaceAll],
	].find(([, ability]) => typeof ability !== 'function');
	return missing && `Your browser does not support ${missing[0]}.`;
}

/** What a form that was mounted carries as `form.wpcf7`, for the site's scripts (docs/contact-form-7.md 10). */
type FormProperty = {
	readonly id: number;
	readonly status: string;
	readonly pluginVersion: string;
	readonly locale: string;
	readonly unitTag: string;
	readonly containerPost: number;
	readonly parent: HTMLElement;
	/** Undefined until it has come. */
	schema: Schema | undefined;
};

function formProperty(view: FormView): FormProperty {
	const { contactFormId, pluginVersion, contactFormLocale, unitTag, containerPostId } = view.identity;
	return {
		id: contactFormId,
		get status() {
			return view.status;
		},
		pluginVersion,
		locale: contactFormLocale,
		unitTag,
		containerPost: containerPostId,
		parent: view.wrapper,
		schema: undefined,
	};
}

/** What the client of a form needs done for it. None of these may throw. */
export type FormServices = {
	send(formData: FormData): Promise<SendResult>;
	refill(): Promise<Refill>;
	/** Resolves with undefined if there is none: then changes go by `checkWithoutRules` alone, and sending works (docs/contact-form-7.md 6.4). */
	schema(): Promise<Schema | undefined>;
	/** A control was changed, and there is no schema, or no code, to validate it by. */
	checkWithoutRules?(view: FormView, control: Element): void;
	onState?(state: FormViewState): void;
	/** Run in this order, and before a change is validated. */
	helpers: readonly FieldHelper[];
};

/** What a form does when its visitor sends it, empties it, or changes a field. */
type FormActions = {
	submit(submitter: HTMLElement | null): void;
	reset(): void;
	validate(target: Element): void;
};

export type MountedForm = FormActions & {
	readonly view: FormView;
	/** Enters a status from outside, with words of ours; does nothing while a request of the form is under way. */
	show(status: string, message: string): void;
	/** Empties the form as after a mail that was sent: its text has gone out by another way. */
	conclude(message: string): void;
	/** Lets go of the form: from now on it would be posted the old way. */
	release(): void;
};

/**
 * Takes over the form in a `.wpcf7` wrapper (docs/contact-form-7.md 10): from now on it is sent without leaving the page, tells its
 * states by attribute, class and event, and keeps its fields' helpers going.
 * @param actions what the form's own events call
 */
export function mountForm(
	wrapper: HTMLElement,
	form: HTMLFormElement,
	services: FormServices,
	actions: FormActions,
): MountedForm {
	const listening = new AbortController();
	const { signal } = listening;
	const view = new FormView(wrapper, form, services.onState ?? (() => {}));
	const property = formProperty(view);
	let mailSent = false;

	const empty = () => {
		mailSent = true;
		form.reset();
		mailSent = false;
	};
	const own: FormActions = {
		submit(submitter) {
			// From here the server's answer counts.
			changes.forget();
			void submit(view, submitter, { send: services.send, empty });
		},
		reset() {
			changes.forget();
			void followReset(view, mailSent ? 'sent' : 'init', services.refill);
		},
		validate: (target) => changes.changed(target),
	};

	const spinners = addSpinners(form);
	for (const helper of services.helpers) helper(form, signal);
	form.addEventListener(
		'submit',
		(event) => {
			event.preventDefault();
			actions.submit(event.submitter);
		},
		{ signal },
	);
	form.addEventListener('reset', () => actions.reset(), { signal });
	form.addEventListener(
		'change',
		({ target }) => {
			if (target instanceof Element) actions.validate(target);
		},
		{ signal },
	);
	Object.assign(form, { wpcf7: property });
	wrapper.classList.replace('no-js', 'js');
	const changes = watchChanges(view, keepSchema(), signal, services.checkWithoutRules);

	async function keepSchema(): Promise<Schema | undefined> {
		property.schema = await services.schema();
		return property.schema;
	}

	return {
		...own,
		view,
		show(status, message) {
			if (isBusy(view)) return;
			view.clearResponse();
			view.advance({ type: 'ended', status });
			view.showMessage(message);
		},
		conclude(message) {
			if (isBusy(view)) return;
			view.advance({ type: 'ended', status: 'sent' });
			empty();
			view.showMessage(message);
		},
		release() {
			listening.abort();
			for (const spinner of spinners) spinner.remove();
			Reflect.deleteProperty(form, 'wpcf7');
			wrapper.classList.replace('js', 'no-js');
		},
	};
}

function isBusy({ phase }: FormView): boolean {
	return phase.sending || phase.resetting;
}

function addSpinners(form: HTMLFormElement): HTMLElement[] {
	return [...form.querySelectorAll('.has-spinner')].map((button) => {
		const spinner = form.ownerDocument.createElement('span');
		spinner.className = 'wpcf7-spinner';
		button.after(spinner);
		return spinner;
	});
}
