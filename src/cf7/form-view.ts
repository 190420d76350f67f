import type { FieldError } from './answer';
import { type FormIdentity, fire, readIdentity } from './events';
import { showError } from './field-errors';
import { nextPhase, type Phase, type PhaseEvent, phaseIn, statusOf } from './status';

/** What a form shows: its status as class name, the words of the last answer, and the fields marked as wrong. */
export type FormViewState = { status: string; message: string; errors: readonly FieldError[] };

/** The only code that writes a form's status, response and marks: keeps attributes, classes and texts in step (docs/contact-form-7.md 1, 6). */
export class FormView {
	readonly identity: FormIdentity;
	#phase: Phase;
	#message = '';
	#errors: readonly FieldError[] = [];

	constructor(
		readonly wrapper: HTMLElement,
		readonly form: HTMLFormElement,
		private readonly onState: (state: FormViewState) => void,
	) {
		this.identity = readIdentity(form);
		this.#phase = phaseIn(form.dataset.status ?? 'init');
		this.#errors = markedFields(form);
	}

	/** As it is shown, which may be `validating`. */
	get status(): string {
		return this.form.dataset.status ?? 'init';
	}

	get phase(): Phase {
		return this.#phase;
	}

	/** Something happened; listeners hear of the new status if it is another one. */
	advance(event: PhaseEvent): void {
		this.#phase = nextPhase(this.#phase, event);
		this.#enter(statusOf(this.#phase));
	}

	/** Runs a check of the fields: the form is `validating` meanwhile, then what it was (docs/contact-form-7.md 7). */
	validating(check: () => void): void {
		this.#enter('validating');
		try {
			check();
		} finally {
			this.#enter(statusOf(this.#phase));
		}
	}

	/** Takes all errors and the words of the last answer away. */
	clearResponse(): void {
		for (const { field } of this.#errors) this.#showError(field);
		this.#errors = [];
		this.#write('', '');
		this.#notify();
	}

	/** Adds the message to the status text for screen readers, and puts it in place of every visible one (docs/contact-form-7.md 6.1). */
	showMessage(message: string): void {
		this.#write((this.#statusText?.textContent ?? '') + message, message);
		this.#notify();
	}

	/** Marks these fields; one that was marked before carries only its new message, and is left alone if that is the old one. */
	markFields(errors: readonly FieldError[]): void {
		for (const error of errors) {
			if (this.#errors.some(({ field, message }) => field === error.field && message === error.message)) continue;
			this.#showError(error.field, error.message);
			this.#errors = [...this.#errorsBeside(error.field), error];
		}
		this.#notify();
	}

	unmarkField(field: string): void {
		const others = this.#errorsBeside(field);
		if (others.length === this.#errors.length) return;
		this.#showError(field);
		this.#errors = others;
		this.#notify();
	}

	/** An empty hash leaves the old one in place (docs/contact-form-7.md 6.1). */
	keepHash(hash: string): void {
		const field = this.form.querySelector<HTMLInputElement>('input[name="_wpcf7_posted_data_hash"]');
		if (hash !== '' && field) field.value = hash;
	}

	#showError(field: string, message?: string): void {
		showError(this.wrapper, this.identity.unitTag, field, message);
	}

	#errorsBeside(field: string): readonly FieldError[] {
		return this.#errors.filter((error) => error.field !== field);
	}

	get #statusText(): HTMLElement | null {
		return this.wrapper.querySelector('.screen-reader-response [role="status"]');
	}

	#enter(status: string): void {
		const prevStatus = this.form.dataset.status;
		if (status === prevStatus) return;
		if (prevStatus !== undefined) {
			this.form.classList.remove(prevStatus);
			this.#setInert(prevStatus, false);
		}
		this.form.classList.add(status);
		this.form.dataset.status = status;
		this.#setInert(status, true);
		this.#notify();
		// A form that had no status has not changed it.
		if (prevStatus !== undefined) fire(this.form, 'wpcf7statuschanged', { ...this.identity, status, prevStatus });
	}

	#write(statusText: string, output: string): void {
		if (this.#statusText) this.#statusText.textContent = statusText;
		for (const element of this.form.querySelectorAll('.wpcf7-response-output')) element.textContent = output;
		this.#message = output;
	}

	/** An author may have parts of the form inert in a status, by a class (docs/contact-form-7.md 6). */
	#setInert(status: string, isInert: boolean): void {
		for (const element of this.form.querySelectorAll(`.${CSS.escape(`inert-on-${status}`)}`)) {
			element.toggleAttribute('inert', isInert);
			element.classList.toggle('active-on-any', isInert);
		}
	}

	#notify(): void {
		this.onState({ status: this.status, message: this.#message, errors: this.#errors });
	}
}

/** A page that the server answered to a visitor without JavaScript comes with its errors in place (docs/contact-form-7.md 3.3). */
function markedFields(form: HTMLFormElement): FieldError[] {
	return [...form.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap')].flatMap((wrap) => {
		const message = wrap.querySelector('.wpcf7-not-valid-tip')?.textContent;
		return message ? [{ field: wrap.dataset.name ?? '', message }] : [];
	});
}
