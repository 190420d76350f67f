import type { FeedbackAnswer, FieldError } from '../cf7/answer';
import { fetchSchema } from '../cf7/api';
import type { Schema } from '../cf7/schema';
import { contactMessages } from '../messages/contact';
import { markupRefusals } from './markup-refusals';

/** A form as it is about to be sent, and its rules as last known, if they have ever been here. */
type Departure = { form: HTMLFormElement; formData: FormData; schema: Schema | undefined; schemaUrl: string };

/**
 * What the form's rules have against what was typed, if the server cannot say so itself: a message that it would refuse in
 * the end need not wait for the network. As long as the server is there the word is its own (CONTRACT 7).
 * @returns undefined if the message may go, or wait
 */
export async function localRefusal(departure: Departure): Promise<FeedbackAnswer | undefined> {
	const { formData, schemaUrl } = departure;
	const fields = await refusedFields(departure);
	if (fields.length === 0) return undefined;
	const asked = await fetchSchema(schemaUrl);
	if (asked.kind === 'schema' || asked.verdict !== 'waiting') return undefined;
	const status = 'validation_failed';
	const message = contactMessages.invalidHere;
	return {
		status,
		statusName: 'invalid',
		message,
		invalidFields: fields,
		postedDataHash: '',
		received: inShapeOfServer(formData, { status, message, fields }),
	};
}

/** For the listeners of the form's events, which read it as they would read the server's (CONTRACT 4). */
function inShapeOfServer(
	formData: FormData,
	{ status, message, fields }: { status: string; message: string; fields: readonly FieldError[] },
): object {
	const unitTag = String(formData.get('_wpcf7_unit_tag'));
	return {
		contact_form_id: Number(formData.get('_wpcf7')),
		status,
		message,
		posted_data_hash: '',
		into: `#${unitTag}`,
		invalid_fields: fields.map((each) => ({ ...each, idref: null, error_id: `${unitTag}-ve-${each.field}` })),
	};
}

/** Without the rules or their code, what the form's own markup says of its fields has to do. */
async function refusedFields({ form, formData, schema }: Departure): Promise<FieldError[]> {
	const entries = [...formData];
	if (!schema) return markupRefusals(form, entries);
	try {
		const { refusals } = await import('../cf7/validation');
		return [...refusals(schema, entries)].map(([field, message]) => ({ field, message }));
	} catch {
		return markupRefusals(form, entries);
	}
}
