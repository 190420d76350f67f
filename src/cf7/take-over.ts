import { refreshAcceptance } from './acceptance';
import { validateChange } from './change';
import { refreshCounters } from './counters';
import { type FormState, FormView } from './form-view';
import { pointerGate } from './pointer';
import { followReset, type Refill } from './reset';
import type { Schema } from './schema';
import { type SendResult, submit } from './submission';
import { withScheme } from './url-field';

/** What the client of a form needs done for it. None of these may throw. */
export type FormServices = {
	send(formData: FormData): Promise<SendResult>;
	refill(): Promise<Refill>;
	/** Resolves with undefined if there is none: then changes are not validated, and sending works (CONTRACT 6.4). */
	schema(): Promise<Schema | undefined>;
	onState(state: FormState): void;
};

export type TakenForm = {
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
export function takeOver(wrapper: HTMLElement, form: HTMLFormElement, services: FormServices): TakenForm {
	const listening = new AbortController();
	const { signal } = listening;
	const view = new FormView(wrapper, form, services.onState);
	const afterPointer = pointerGate(form.ownerDocument, signal);
	let schema: Schema | undefined;
	let mailSent = false;

	const empty = () => {
		mailSent = true;
		form.reset();
		mailSent = false;
	};
	const refresh = () => {
		refreshAcceptance(form);
		refreshCounters(form);
	};
	const onChange = (event: Event) => {
		const { target } = event;
		refreshAcceptance(form);
		if (!(target instanceof Element)) return;
		completeAddress(target);
		afterPointer(() => {
			if (schema && !signal.aborted) validateChange(view, target, schema);
		});
	};
	form.addEventListener(
		'submit',
		(event) => {
			event.preventDefault();
			void submit(view, event.submitter, { send: services.send, empty });
		},
		{ signal },
	);
	form.addEventListener('reset', () => void followReset(view, mailSent ? 'sent' : 'init', services.refill), { signal });
	form.addEventListener('change', onChange, { signal });
	form.addEventListener('input', () => refreshCounters(form), { signal });
	form.addEventListener('wpcf7reset', refresh, { signal });

	const spinners = addSpinners(form);
	refresh();
	wrapper.classList.replace('no-js', 'js');
	void services.schema().then((answer) => {
		schema = answer;
	});

	return {
		show(status, message) {
			if (view.busy) return;
			view.clearResponse();
			view.enter(status);
			view.showMessage(message);
		},
		conclude(message) {
			if (view.busy) return;
			view.enter('sent');
			empty();
			view.showMessage(message);
		},
		release() {
			listening.abort();
			for (const spinner of spinners) spinner.remove();
			wrapper.classList.replace('js', 'no-js');
		},
	};
}

function completeAddress(target: Element): void {
	if (target instanceof HTMLInputElement && target.classList.contains('wpcf7-validates-as-url')) {
		target.value = withScheme(target.value);
	}
}

function addSpinners(form: HTMLFormElement): HTMLElement[] {
	return [...form.querySelectorAll('.has-spinner')].map((button) => {
		const spinner = form.ownerDocument.createElement('span');
		spinner.className = 'wpcf7-spinner';
		button.after(spinner);
		return spinner;
	});
}
