import { contactMessages as m } from '#messages/contact';
import type { FeedbackAnswer, FieldError } from '../cf7/answer';
import { fetchSchema } from '../cf7/api';
import { type FieldEntry, isNoFile, valuesOf } from '../cf7/field-values';
import type { FormView } from '../cf7/form-view';
import { parseSchema, type Schema } from '../cf7/schema';
import { textChecks } from '../cf7/text-rules';
import { fieldOfName } from '../content/owner-fields';
import { isRecord } from '../platform/json';
import { slot } from '../platform/web-storage';

/*
 * What the form itself has against what was typed, where the server cannot be asked: a message that it would refuse in the
 * end must not wait for the network first.
 */

/** The rules of each form, by the address that they came from. */
type StoredSchemas = Readonly<Record<string, Schema>>;

const storedSchemas = slot('local', 'quatro-vistas-contact-schema', (text) => parseStored(JSON.parse(text)));

/**
 * The form's rules: the server's, or where it cannot be reached those of the last visit. A server that is there without any validates alone.
 * @param locale of the form
 * @param shipped the rules that came with the page, for where the server was never reached
 */
export async function latestSchema(schemaUrl: string, locale: string, shipped?: Schema): Promise<Schema | undefined> {
	const answer = await fetchSchema(schemaUrl);
	const stored = storedSchemas.read();
	if (answer.kind === 'failed') {
		const former = stored?.[anyForm];
		const known = stored?.[schemaUrl] ?? shipped ?? (former?.locale === locale ? former : undefined);
		return answer.verdict === 'waiting' ? known : undefined;
	}
	storedSchemas.write(JSON.stringify({ ...stored, [schemaUrl]: answer.schema }));
	return answer.schema;
}

/** Builds that knew one form kept its rules without an address. */
const anyForm = '';

function parseStored(value: unknown): StoredSchemas | undefined {
	if (!isRecord(value)) return undefined;
	const schemas = 'rules' in value ? [[anyForm, value] as const] : Object.entries(value);
	return Object.fromEntries(
		schemas.flatMap(([address, each]) => {
			const schema = parseSchema(each);
			return schema ? [[address, schema]] : [];
		}),
	);
}

/** A form as it is about to be sent, and its rules as last known, if they have ever been here. */
type Attempt = {
	form: HTMLFormElement;
	formData: FormData;
	schema: Schema | undefined;
	schemaUrl: string;
	/** What speaks against the message beside its rules. */
	further?: readonly FieldError[];
};

/**
 * What the form's rules have against what was typed, if the server cannot say so itself. As long as the server is there it
 * alone validates a submission (docs/contact-form-7.md 7).
 * @returns undefined if the message may go, or wait
 */
export async function localRefusal(attempt: Attempt): Promise<FeedbackAnswer | undefined> {
	const { formData, schemaUrl } = attempt;
	const fields = [...(await refusedFields(attempt)), ...(attempt.further ?? [])];
	if (fields.length === 0) return undefined;
	const asked = await fetchSchema(schemaUrl);
	if (asked.kind === 'schema' || asked.verdict !== 'waiting') return undefined;
	const status = 'validation_failed';
	const message = m.invalidHere;
	const unitTag = String(formData.get('_wpcf7_unit_tag'));
	return {
		status,
		statusName: 'invalid',
		message,
		invalidFields: fields,
		postedDataHash: '',
		// For the listeners of the form's events, which read it as they would read the server's (docs/contact-form-7.md 4).
		received: {
			contact_form_id: Number(formData.get('_wpcf7')),
			status,
			message,
			posted_data_hash: '',
			into: `#${unitTag}`,
			invalid_fields: fields.map((each) => ({ ...each, idref: null, error_id: `${unitTag}-ve-${each.field}` })),
		},
	};
}

/** Without the rules or their code, what the form's own markup says of its fields has to do. */
async function refusedFields({ form, formData, schema }: Attempt): Promise<FieldError[]> {
	const entries = [...formData].filter(([, value]) => !isNoFile(value));
	if (!schema) return markupRefusals(form, entries);
	try {
		const { refusals } = await import('../cf7/rules');
		return [...refusals(schema, entries)].map(([field, message]) => ({ field, message }));
	} catch {
		return markupRefusals(form, entries);
	}
}

/** In the order of the plugin's schema: what is missing comes first. */
const wordsOf: Readonly<Record<string, string>> = {
	required: m.required,
	email: m.invalidEmail,
	url: m.invalidSite,
	tel: m.invalidPhone,
};

/**
 * What the markup of a form alone has against what was typed: the plugin names in classes what it will check (docs/contact-form-7.md 1).
 * It serves where the schema was never loaded, as on a first visit that lost the network at once. Files are left to the
 * server.
 */
export function markupRefusals(form: HTMLFormElement, entries: readonly FieldEntry[]): FieldError[] {
	const errors = new Map<string, string>();
	for (const [kind, message] of Object.entries(wordsOf)) {
		for (const control of form.querySelectorAll(`.wpcf7-validates-as-${kind}[name]:not([type=file])`)) {
			const field = fieldOfName(control.getAttribute('name') ?? '');
			const passes = textChecks[kind]?.(valuesOf(entries, field), { rule: kind }, Number.NaN) ?? true;
			if (!passes && !errors.has(field)) errors.set(field, message);
		}
	}
	return [...errors].map(([field, message]) => ({ field, message }));
}

/**
 * Removes the mark of a changed field that the markup was the reason for, if it accepts the new value. It never adds one, and
 * what the server has against a field stays until the server is asked again.
 */
export function unmarkIfMarkupPasses(view: FormView, control: Element, errors: readonly FieldError[]): void {
	const field = control.closest<HTMLElement>('.wpcf7-form-control-wrap')?.dataset.name;
	const isOwn = errors.some((error) => error.field === field && Object.values(wordsOf).includes(error.message));
	if (field === undefined || !isOwn || control.closest('.novalidate')) return;
	const refused = markupRefusals(view.form, [...new FormData(view.form)]);
	if (!refused.some((each) => each.field === field)) view.unmarkField(field);
}
