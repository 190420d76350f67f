import type { Submit } from '../form-page/contact-page';
import type { FeedbackAnswer, InvalidField } from '../wordpress/feedback-answer';
import type { Post, PostTree } from '../wordpress/php-post';
import type { Submission } from '../wordpress/submit-form';
import { upstreamUrl } from './upstream-url';

/** WordPress may mail for long before it answers. */
const patience = 30_000;

/**
 * Sends forms posted without JavaScript to the REST route of a real WordPress. Its own answer to such a post is a page of
 * its theme, not of this site; the REST answer says the same in a form that our page can show.
 */
export function submitToWordPress(wordpress: URL, formId: number): Submit {
	const url = upstreamUrl(wordpress, `/wp-json/contact-form-7/v1/contact-forms/${formId}/feedback`);
	return async (submission) => {
		const answer = await send(url, submission);
		return (
			answer ?? {
				contact_form_id: formId,
				status: 'http_error',
				message:
					'O servidor não respondeu como devia. Não sabemos se a mensagem seguiu: guarde o texto antes de repetir.',
				posted_data_hash: '',
				into: `#${submission.unitTag}`,
				invalid_fields: [],
			}
		);
	};
}

async function send(url: URL, { post, userAgent, remoteAddress }: Submission): Promise<FeedbackAnswer | undefined> {
	try {
		const response = await fetch(url, {
			method: 'POST',
			headers: { accept: 'application/json, */*;q=0.1', 'user-agent': userAgent, 'x-forwarded-for': remoteAddress },
			body: toFormData(post),
			signal: AbortSignal.timeout(patience),
		});
		return response.ok ? parseAnswer(await response.json()) : undefined;
	} catch (error) {
		console.error(`WordPress did not answer at ${url}.`, error);
		return undefined;
	}
}

function toFormData(post: Post): FormData {
	const form = new FormData();
	for (const [name, value] of post.fields) {
		for (const [path, text] of flatten(name, value)) form.append(path, text);
	}
	for (const [name, files] of post.files) {
		for (const { bytes, name: fileName } of files) form.append(name, new Blob([new Uint8Array(bytes)]), fileName);
	}
	return form;
}

function flatten(name: string, value: string | PostTree): [name: string, text: string][] {
	if (typeof value === 'string') return [[name, value]];
	return [...value].flatMap(([member, below]) => flatten(`${name}[${member}]`, below));
}

function parseAnswer(json: unknown): FeedbackAnswer | undefined {
	if (!isRecord(json)) return undefined;
	const { contact_form_id: id, status, message, posted_data_hash: hash, into, invalid_fields: invalid } = json;
	if (typeof id !== 'number' || typeof status !== 'string' || typeof message !== 'string') return undefined;
	return {
		contact_form_id: id,
		status,
		message,
		posted_data_hash: typeof hash === 'string' ? hash : '',
		into: typeof into === 'string' ? into : '',
		invalid_fields: Array.isArray(invalid) ? invalid.flatMap(parseInvalidField) : [],
	};
}

function parseInvalidField(json: unknown): InvalidField[] {
	if (!isRecord(json)) return [];
	const { field, message, idref, error_id } = json;
	if (typeof field !== 'string' || typeof message !== 'string' || typeof error_id !== 'string') return [];
	return [{ field, message, idref: typeof idref === 'string' ? idref : null, error_id }];
}

function isRecord(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null;
}
