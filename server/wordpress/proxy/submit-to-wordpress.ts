import { mostErrors, valuesOf } from '../../../src/cf7/answer';
import { verdictOf } from '../../../src/cf7/failure';
import { isRecord } from '../../../src/platform/json';
import { createFailureLog } from '../../http/failure-log';
import type { Submit, SubmitOutcome } from '../../messages/contact-page';
import type { Post, PostTree } from '../../messages/php-post';
import type { FeedbackAnswer, InvalidField } from '../rest-answer';
import type { Submission } from '../submit-form';
import { visitorHeaders } from './forwarded-headers';
import type { Upstream, UpstreamAnswer } from './upstream';

/** WordPress may mail for long before it answers; a visitor without JavaScript sees nothing meanwhile. In milliseconds. */
const timeoutMs = 30_000;

/**
 * Sends forms posted without JavaScript to the REST route of a real WordPress. Its own answer to such a post is a page of
 * its theme, not of this site; the REST answer says the same in a form that our page can show.
 */
export function submitToWordPress(upstream: Upstream): Submit {
	const logFailure = createFailureLog();
	return (formId, submission) => {
		const route = `/contact-form-7/v1/contact-forms/${formId}/feedback`;
		return send(formId, [`/wp-json${route}`, `/?rest_route=${route}`], submission);
	};

	/**
	 * A site without pretty permalinks has no `/wp-json`, and says so with a page: then the address with a query is right
	 * (docs/contact-form-7.md 2).
	 */
	async function send(
		formId: number,
		[target, ...further]: readonly string[],
		submission: Submission,
	): Promise<SubmitOutcome> {
		if (target === undefined) return { kind: 'refused' };
		try {
			const { status, headers, body } = await post(upstream, target, submission);
			const text = await body.text();
			if (status >= 200 && status < 300) {
				const answer = parseAnswer(JSON.parse(text), submission.unitTag, formId);
				return answer ? { kind: 'answered', answer } : { kind: 'unknown' };
			}
			const hasNoRoute = status === 404 && !text.startsWith('{');
			if (hasNoRoute && further.length > 0) return send(formId, further, submission);
			logFailure(`WordPress answered ${status} at ${target}.`, headers.location ?? '');
			// WordPress redirects before it looks at what was posted.
			const isRedirect = status < 400;
			const verdict = verdictOf(status, true, headers['retry-after'] === undefined ? undefined : 0);
			return { kind: verdict === 'doubtful' && !isRedirect ? 'unknown' : 'refused' };
		} catch (error) {
			logFailure(`WordPress did not answer as it should at ${target}.`, error);
			return { kind: 'unknown' };
		}
	}
}

async function post(
	upstream: Upstream,
	target: string,
	{ post, userAgent, remoteAddress }: Submission,
): Promise<UpstreamAnswer> {
	const encoded = new Response(toFormData(post));
	return upstream(target, {
		method: 'POST',
		headers: {
			accept: 'application/json, */*;q=0.1',
			'accept-encoding': 'identity',
			'content-type': encoded.headers.get('content-type') ?? '',
			'user-agent': userAgent,
			...visitorHeaders(remoteAddress),
		},
		body: new Uint8Array(await encoded.arrayBuffer()),
		timeoutMs,
	});
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

/** Only the status is needed to say what became of it: other versions and plugins of the site may leave out the rest. */
function parseAnswer(json: unknown, unitTag: string, formId: number): FeedbackAnswer | undefined {
	if (!isRecord(json)) return undefined;
	const { status, message, posted_data_hash: hash, invalid_fields: invalid } = json;
	if (typeof status !== 'string') return undefined;
	return {
		contact_form_id: formId,
		status,
		message: typeof message === 'string' ? message : '',
		posted_data_hash: typeof hash === 'string' ? hash : '',
		into: `#${unitTag}`,
		invalid_fields: parseInvalidFields(invalid, unitTag),
	};
}

/** One error per field, as from the plugin itself (docs/contact-form-7.md 4), and no more of them than a page can show. */
function parseInvalidFields(list: unknown, unitTag: string): InvalidField[] {
	const byField = new Map<string, InvalidField>();
	for (const json of valuesOf(list)) {
		if (byField.size >= mostErrors) break;
		for (const invalid of parseInvalidField(json, unitTag)) {
			if (!byField.has(invalid.field)) byField.set(invalid.field, invalid);
		}
	}
	return [...byField.values()];
}

function parseInvalidField(json: unknown, unitTag: string): InvalidField[] {
	if (!isRecord(json)) return [];
	const { field, message, idref, error_id } = json;
	if (typeof field !== 'string' || typeof message !== 'string') return [];
	return [
		{
			field,
			message,
			idref: typeof idref === 'string' ? idref : null,
			error_id: typeof error_id === 'string' ? error_id : `${unitTag}-ve-${field}`,
		},
	];
}
