import type { FieldError } from './answer';
import { fire } from './events';
import { clearField, markField } from './field-errors';
import { type FormIdentity, readIdentity } from './identity';

/** What a form shows: its status as class name, the words of the last answer, and the fields marked as wrong. */
export type FormState = { status: string; message: string; errors: readonly FieldError[] };

/** The only hand on a form's status, response and marks: keeps attributes, classes and texts in step (CONTRACT 1, 6). */
export class FormView {
	readonly identity: FormIdentity;
	#message = '';
	#errors: readonly FieldError[] = [];

	constructor(
		readonly wrapper: HTMLElement,
		readonly form: HTMLFormElement,
		private readonly onState: (state: FormState) => void,
	) {
		this.identity = readIdentity(form);
		this.#errors = markedFields(form);
	}

	get status(): string {
		return this.form.dataset.status ?? 'init';
	}

	/** A request of the form's own is under way; a second one has to wait for its end. */
	get busy(): boolean {
		return this.status === 'submitting' || this.status === 'resetting';
	}

	/** Enters a status; listeners hear of it only if it is another one. */
	enter(status: string): void {
		const prevStatus = this.status;
		if (status === prevStatus) return;
		this.form.classList.remove(prevStatus);
		this.form.classList.add(status);
		this.form.dataset.status = status;
		this.#moveInertness(prevStatus, status);
		this.#tell();
		fire(this.form, 'wpcf7statuschanged', { ...this.identity, status, prevStatus });
	}

	/** Takes all errors and the words of the last answer away. */
	clearResponse(): void {
		for (const { field } of this.#errors) clearField(this.wrapper, this.identity.unitTag, field);
		this.#errors = [];
		this.#write('', '');
		this.#tell();
	}

	/** Adds the message to the status text for screen readers, and puts it in place of every visible one (CONTRACT 6.1). */
	showMessage(message: string): void {
		this.#write((this.#statusText?.textContent ?? '') + message, message);
		this.#tell();
	}

	/** Marks these fields; one that was marked before carries only its new message. */
	markFields(errors: readonly FieldError[]): void {
		for (const error of errors) {
			this.unmarkField(error.field);
			markField(this.wrapper, this.identity.unitTag, error);
			this.#errors = [...this.#errors, error];
		}
		this.#tell();
	}

	unmarkField(field: string): void {
		if (!this.#errors.some((error) => error.field === field)) return;
		clearField(this.wrapper, this.identity.unitTag, field);
		this.#errors = this.#errors.filter((error) => error.field !== field);
		this.#tell();
	}

	/** An empty hash leaves the old one in place (CONTRACT 6.1). */
	keepHash(hash: string): void {
		const field = this.form.querySelector<HTMLInputElement>('input[name="_wpcf7_posted_data_hash"]');
		if (hash !== '' && field) field.value = hash;
	}

	get #statusText(): HTMLElement | null {
		return this.wrapper.querySelector('.screen-reader-response [role="status"]');
	}

	#write(statusText: string, output: string): void {
		if (this.#statusText) this.#statusText.textContent = statusText;
		for (const element of this.form.querySelectorAll('.wpcf7-response-output')) element.textContent = output;
		this.#message = output;
	}

	/** An author may have parts of the form set aside in a status, by a class (CONTRACT 6). */
	#moveInertness(left: string, entered: string): void {
		for (const element of this.form.querySelectorAll(`.${CSS.escape(`inert-on-${left}`)}`)) {
			element.removeAttribute('inert');
			element.classList.remove('active-on-any');
		}
		for (const element of this.form.querySelectorAll(`.${CSS.escape(`inert-on-${entered}`)}`)) {
			element.setAttribute('inert', '');
			element.classList.add('active-on-any');
		}
	}

	#tell(): void {
		this.onState({ status: this.status, message: this.#message, errors: this.#errors });
	}
}

/** A page that the server answered to a visitor without JavaScript comes with its errors in place (CONTRACT 3.3). */
function markedFields(form: HTMLFormElement): FieldError[] {
	return [...form.querySelectorAll<HTMLElement>('.wpcf7-form-control-wrap')].flatMap((wrap) => {
		const message = wrap.querySelector('.wpcf7-not-valid-tip')?.textContent;
		return message ? [{ field: wrap.dataset.name ?? '', message }] : [];
	});
}
