import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { leavesOf } from '../../src/cf7/php-tree';
import type { Answer } from '../http/answer';
import type { Client } from '../http/client-address';
import type { Request } from '../http/request';
import type { StaticSite } from '../static/static-site';
import { type Submission, unitTagOf } from '../wordpress/submit-form';
import { renderAnsweredPage } from './answered-page';
import type { FeedbackAnswer } from './feedback-answer';
import { isForm, maxTextBytes, readFormBody } from './form-body';
import { DeliveryUnknownError } from './mailbox';
import { type Post, textOf, toPost } from './php-post';

/** Takes a submission to what answers forms: the stand-in, or a real WordPress. */
export type Submit = (submission: Submission) => Promise<FeedbackAnswer>;

export type ContactPage = {
	dist: string;
	site: StaticSite;
	formId: number;
	submit: Submit;
	/** Counts a message, or gives the seconds after which to repeat one that is too many. */
	countMessage: (client: Client) => number | undefined;
};

export function isContactPost({ method, path }: Pick<Request, 'method' | 'path'>): boolean {
	return method === 'POST' && /^\/contacto\/?$/.test(path);
}

/**
 * Answers the contact form posted by a page without JavaScript, in either encoding, with the page and the result in it
 * (docs/contact-form-7.md 3.3). What does not fit the form of this page gets an error with the text still in it, and nothing at all the
 * page as it was built, as from WordPress.
 */
export async function answerContactPost(request: Request, page: ContactPage): Promise<Answer> {
	const { site, formId, submit, countMessage } = page;
	const type = request.headers['content-type'];
	const asBuilt = () => site.answer({ ...request, method: 'GET', path: '/contacto', headers: {} });
	if (!isForm(type)) return asBuilt();
	const body = await request.body(maxTextBytes);
	const post = toPost(await readFormBody(body, type));
	if (body.kind === 'oversized') return answerRefused(page, post, { status: 413, message: words.tooLarge });

	const unitTag = unitTagOf(post);
	if (textOf(post, '_wpcf7') !== String(formId) || unitTag === '') {
		return hasText(post) ? answerRefused(page, post, { status: 400, message: words.otherForm }) : asBuilt();
	}
	const seconds = countMessage(request.client);
	if (seconds !== undefined) {
		const refused = await answerRefused(page, post, { status: 429, message: words.tooMany(seconds) });
		return { ...refused, headers: { ...refused.headers, 'retry-after': String(seconds) } };
	}
	const { client, headers } = request;
	const submission = { post, unitTag, remoteAddress: client.address, userAgent: headers['user-agent'] ?? '' };
	try {
		return await answerPage(page, 200, await submit(submission), post);
	} catch (error) {
		if (error instanceof DeliveryUnknownError)
			return answerRefused(page, post, { status: 500, message: words.unknown });
		throw error;
	}
}

const words = {
	otherForm:
		'A página era de uma versão anterior do site, e a mensagem não seguiu. O texto continua aqui: volte a enviar.',
	tooLarge: 'A mensagem é grande demais e não seguiu. Volte atrás para a encurtar.',
	unknown: 'Não sabemos se a mensagem ficou guardada. O texto continua aqui: guarde-o antes de repetir.',
	tooMany: (seconds: number) =>
		`Recebemos demasiadas mensagens, e esta não seguiu. O texto continua aqui: volte a enviar dentro de ${Math.ceil(seconds / 60)} min.`,
};

/** Whether somebody filled in anything. */
function hasText(post: Post): boolean {
	return [...post.fields].some(([name, value]) => !name.startsWith('_') && leavesOf(value).some((text) => text !== ''));
}

function answerRefused(page: ContactPage, post: Post, why: { status: number; message: string }): Promise<Answer> {
	const answer: FeedbackAnswer = {
		contact_form_id: page.formId,
		status: 'http_error',
		message: why.message,
		into: '',
		invalid_fields: [],
	};
	return answerPage(page, why.status, answer, post);
}

async function answerPage({ dist }: ContactPage, status: number, answer: FeedbackAnswer, post: Post): Promise<Answer> {
	const html = await readFile(join(dist, 'contacto.html'), 'utf8');
	return {
		status,
		headers: {
			'content-type': 'text/html; charset=utf-8',
			'cache-control': 'no-store',
		},
		body: renderAnsweredPage(html, answer, post),
	};
}
