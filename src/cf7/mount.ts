import { watchChanges } from './change-watch';
import { formProperty } from './form-property';
import { type FormState, FormView } from './form-view';
import type { FieldHelper } from './helper';
import { followReset, type Refill } from './reset';
import type { Schema } from './schema';
import { type SendResult, submit } from './submission';

/** What the client of a form needs done for it. None of these may throw. */
export type FormServices = {
	send(formData: FormData): Promise<SendResult>;
	refill(): Promise<Refill>;
	/** Resolves with undefined if there is none: then changes are not validated, and sending works (CONTRACT 6.4). */
	schema(): Promise<Schema | undefined>;
	onState?(state: FormState): void;
	/** What looks after the fields of this form, in this order and before a change is validated. */
	helpers?: readonly FieldHelper[];
	/** Who acts on the form's own events in place of the form's client, if anyone does. */
	actions?: FormActions;
};

/** What a form does when its visitor sends it, empties it, or changes a field. */
export type FormActions = {
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
 * Takes over the form in a `.wpcf7` wrapper (CONTRACT 10): from now on it is sent without leaving the page, tells its
 * states by attribute, class and event, and keeps its fields' helpers going.
 */
export function mountForm(wrapper: HTMLElement, form: HTMLFormElement, services: FormServices): MountedForm {
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
			// From here the answer has the word.
			changes.forget();
			void submit(view, submitter, { send: services.send, empty });
		},
		reset() {
			changes.forget();
			void followReset(view, mailSent ? 'sent' : 'init', services.refill);
		},
		validate: (target) => changes.changed(target),
	};
	const actions = services.actions ?? own;

	const spinners = addSpinners(form);
	for (const helper of services.helpers ?? []) helper(form, signal);
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
	const changes = watchChanges(view, keepSchema(), signal);

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
			view.advance({ kind: 'ended', status });
			view.showMessage(message);
		},
		conclude(message) {
			if (isBusy(view)) return;
			view.advance({ kind: 'ended', status: 'sent' });
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
