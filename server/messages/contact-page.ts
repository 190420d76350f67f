import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leavesOf } from '../../src/cf7/php-tree';
import type { Answer } from '../http/answer';
import type { Client } from '../http/client-address';
import type { Request } from '../http/request';
import type { PostedFormWords } from '../main-words';
import type { StaticSite } from '../static/static-site';
import type { FeedbackAnswer } from '../wordpress/rest-answer';
import { type Submission, submissionOf } from '../wordpress/submit-form';
import { renderAnsweredPage } from './answered-page';
import { isForm, maxTextBytes, readPost } from './form-body';
import { DeliveryUnknownError } from './mailbox';
import { type Post, textOf } from './php-post';

/** What became of a submission: the answer of the form's server, its refusal of the request itself, or nothing that can be relied upon. */
export type SubmitOutcome = { kind: 'answered'; answer: FeedbackAnswer } | { kind: 'refused' | 'unknown' };

/** Takes a submission of the form with this number to what answers forms: the stand-in, or a real WordPress. */
export type Submit = (formId: number, submission: Submission) => Promise<SubmitOutcome>;

/** The contact page in one language. */
export type ContactPage = {
	/** `/contacto`. */
	path: string;
	/** In the folder of the site: `contacto.html`. */
	file: string;
	/** Number of the form that stands on it. */
	formId: number;
	/** As HTML has it: `pt-PT`. */
	language: string;
	words: PostedFormWords;
	/** The largest body in bytes, where the form takes files. */
	maxBodyBytes?: number;
};

type ContactForms = {
	dist: string;
	site: StaticSite;
	submit: Submit;
	/** Counts a message, or gives the seconds after which to repeat one that is too many. */
	countMessage: (client: Client) => number | undefined;
};

/** The page that a form is posted to, if it is one. */
export function postedPage(
	{ method, path }: Pick<Request, 'method' | 'path'>,
	pages: readonly ContactPage[],
): ContactPage | undefined {
	const asked = path.replace(/\/$/, '');
	return method === 'POST' ? pages.find((page) => page.path === asked) : undefined;
}

/**
 * Answers the contact form posted by a page without JavaScript, in either encoding, with the page and the result in it
 * (docs/contact-form-7.md 3.3). What does not fit the form of this page gets an error with the text still in it, and nothing at all the
 * page as it was built, as from WordPress.
 */
export async function answerContactPost(request: Request, page: ContactPage, forms: ContactForms): Promise<Answer> {
	const { path, formId, words, maxBodyBytes = maxTextBytes } = page;
	const { dist, site, submit, countMessage } = forms;
	const type = request.headers['content-type'];
	const asBuilt = () => site.answer({ ...request, method: 'GET', path, headers: {} });
	if (!isForm(type)) return asBuilt();
	const body = await request.body(maxBodyBytes);
	const post = await readPost(body, type);
	/** The page, with words of its own and the text still in it. */
	const answerOurselves = (status: number, message: string) =>
		answerPage(join(dist, page.file), status, { ...withoutAnswer(formId), message }, post, page.language);
	if (body.kind === 'oversized') return answerOurselves(413, words.tooLarge);

	const submission = submissionOf(request, post);
	if (textOf(post, '_wpcf7') !== String(formId) || submission.unitTag === '') {
		return hasText(post) ? answerOurselves(400, words.otherForm) : asBuilt();
	}
	const seconds = countMessage(request.client);
	if (seconds !== undefined) {
		const refused = await answerOurselves(429, words.tooMany(Math.ceil(seconds / 60)));
		return { ...refused, headers: { ...refused.headers, 'retry-after': String(seconds) } };
	}
	try {
		const outcome = await submit(formId, submission);
		if (outcome.kind !== 'answered') return await answerOurselves(200, words[outcome.kind]);
		return await answerPage(join(dist, page.file), 200, outcome.answer, post);
	} catch (error) {
		if (error instanceof DeliveryUnknownError) return answerOurselves(500, words.unsure);
		throw error;
	}
}

function withoutAnswer(formId: number): Omit<FeedbackAnswer, 'message'> {
	return { contact_form_id: formId, status: 'http_error', into: '', invalid_fields: [] };
}

/** Whether somebody filled in anything. */
function hasText(post: Post): boolean {
	return [...post.fields].some(([name, value]) => !name.startsWith('_') && leavesOf(value).some((text) => text !== ''));
}

/** @param language of the message, where it is not in that of the form */
async function answerPage(
	file: string,
	status: number,
	answer: FeedbackAnswer,
	post: Post,
	language?: string,
): Promise<Answer> {
	const html = await readFile(file, 'utf8');
	return {
		status,
		headers: {
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
		},
		body: renderAnsweredPage(html, answer, post, language),
	};
}
