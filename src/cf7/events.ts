/** The five members by which every event of a form says which form it is (docs/contact-form-7.md 6.2). */
export type FormIdentity = {
	contactFormId: number;
	pluginVersion: string;
	contactFormLocale: string;
	unitTag: string;
	containerPostId: number;
};

/** Reads the identity from the form's hidden fields (docs/contact-form-7.md 3.1); what is missing is 0 or empty. */
export function readIdentity(form: HTMLFormElement): FormIdentity {
	const hidden = (name: string) => form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.value ?? '';
	return {
		contactFormId: Number(hidden('_wpcf7')),
		pluginVersion: hidden('_wpcf7_version'),
		contactFormLocale: hidden('_wpcf7_locale'),
		unitTag: hidden('_wpcf7_unit_tag'),
		containerPostId: Number(hidden('_wpcf7_container_post')),
	};
}

/**
 * The detail of all events but `wpcf7statuschanged`. It is one object from `wpcf7beforesubmit` to `wpcf7submit`,
 * and its `formData` is the very object that is sent: listeners may change it (docs/contact-form-7.md 6.1, 6.2).
 */
type SubmissionDetail = FormIdentity & {
	status: string;
	inputs: { name: string; value: FormDataEntryValue }[];
	formData: FormData;
	apiResponse?: unknown;
};

/** The event, without its `wpcf7`, for a form's status after an answer; `wpcf7submit` follows it in every status. */
const eventOfStatus: Readonly<Record<string, string>> = {
	invalid: 'invalid',
	unaccepted: 'unaccepted',
	spam: 'spam',
	aborted: 'aborted',
	sent: 'mailsent',
	failed: 'mailfailed',
};

/** @param status the form's status before, as class name. Names that begin with `_` are no inputs of the visitor's. */
export function submissionDetail(identity: FormIdentity, status: string, formData: FormData): SubmissionDetail {
	const inputs = [...formData].filter(([name]) => !name.startsWith('_')).map(([name, value]) => ({ name, value }));
	return { ...identity, status, inputs, formData };
}

export function fire(form: HTMLFormElement, name: string, detail: object): void {
	form.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
}

/** Fires what follows an answer, in the measured order (docs/contact-form-7.md 6.2). */
export function fireAnswered(form: HTMLFormElement, statusName: string, detail: SubmissionDetail): void {
	const own = eventOfStatus[statusName];
	if (own) fire(form, `wpcf7${own}`, detail);
	fire(form, 'wpcf7submit', detail);
}
