import { isRecord } from '../platform/json';
import { statusName } from './status';

export type FieldError = { field: string; message: string };

/** The answer to a submission (docs/contact-form-7.md 4), parsed. */
export type FeedbackAnswer = {
	/** As the server names it, for instance `mail_sent`. */
	status: string;
	/** As the form names it, for instance `sent`. */
	statusName: string;
	/** The server's words, plain text; empty if it sent none. */
	message: string;
	invalidFields: readonly FieldError[];
	/** 32 hex digits, or empty: then the form keeps the one it has (docs/contact-form-7.md 6.1). */
	postedDataHash: string;
	/** The answer as it came, for the listeners of the form's events. */
	received: unknown;
};

/** Marking a field takes its time: an answer with more errors than any form has fields would hold the page up. */
export const mostErrors = 100;

/** Parses the JSON of an answer to `POST …/feedback`. @returns undefined if it is none */
export function parseFeedbackAnswer(received: unknown): FeedbackAnswer | undefined {
	if (!isRecord(received)) return undefined;
	const { status, message, invalid_fields: invalidFields, posted_data_hash: hash } = received;
	if (typeof status !== 'string') return undefined;
	return {
		status,
		statusName: statusName(status),
		message: typeof message === 'string' ? message : '',
		invalidFields: valuesOf(invalidFields).slice(0, mostErrors).flatMap(parseFieldError),
		postedDataHash: typeof hash === 'string' ? hash : '',
		received,
	};
}

/** PHP writes a list as a record once a plugin of the site has taken something out of it. */
export function valuesOf(list: unknown): unknown[] {
	return typeof list === 'object' && list !== null ? Object.values(list) : [];
}

function parseFieldError(value: unknown): FieldError[] {
	if (!isRecord(value)) return [];
	const { field, message } = value;
	return typeof field === 'string' && typeof message === 'string' ? [{ field, message }] : [];
}
