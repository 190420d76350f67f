import { leavesOf } from '../../src/cf7/php-tree';
import type { FailureLog } from '../http/failure-log';
import type { Request } from '../http/request';
import { DeliveryUnknownError, type Letter } from '../messages/mailbox';
import { type Post, textOf } from '../messages/php-post';
import type { FormDefinition } from './form-definition';
import { schemaOf } from './form-schema';
import { hashPostedData, type PostedData, postedDataOf, withOptionValues } from './posted-data';
import { askQuizzes } from './quiz';
import type { FeedbackAnswer, InvalidField, RestResult } from './rest-answer';
import { missingAcceptances, validateFiles, validateTexts } from './validate-form';

/** PHP drops a larger file and says so (`upload_max_filesize`; docs/contact-form-7.md 4). */
const maxFileBytes = 32 * 1024 * 1024;

/** The plugin `wordpress/quatro-vistas` of a site (docs/decisions/0027). */
export type Companion = {
	/** What it adds to the schema. */
	member: { version: string };
	/** Answers a message, of any number with one id only the first by `work`; every one without an id. */
	once(id: string, work: () => Promise<RestResult>): Promise<RestResult>;
};

/** A form of the site and what surrounds it. */
export type FormSite = {
	id: number;
	/** Of the published site; a request's own `Host` is not believed. */
	origin: string;
	locale: string;
	form: FormDefinition;
	/** The largest body in bytes, where it is not what the form's own fields need (`maxBodyBytesOf`). */
	maxBodyBytes?: number;
	/** Delivers a message; its failure becomes `mail_failed`, unless it is a `DeliveryUnknownError`. */
	deliver: (letter: Letter) => Promise<void>;
	/** What a plugin of the site has to say (docs/contact-form-7.md 3.2, steps 6 and 8). */
	plugin?: SitePlugin;
	/** The plugin that tells messages apart by their ids, where the site has it. */
	companion?: Companion;
	now: () => number;
	/** Takes what could not be delivered. */
	logFailure: FailureLog;
	/** Keys the posted data hash, and the hashes of quiz answers. */
	hashKey: string;
};

export type SitePlugin = {
	isSpam?: (data: PostedData) => boolean;
	/** A status instead of mail, with a message of its own or, for `aborted`, the form's. */
	beforeMail?: (data: PostedData) => { status: string; message?: string } | undefined;
};

/** `unitTag`: what the plugin leaves of it; empty where nothing is left, which is refused before it is submitted (docs/contact-form-7.md 3.1). */
export type Submission = { post: Post; unitTag: string; remoteAddress: string; userAgent: string };

export function submissionOf({ client, headers }: Pick<Request, 'client' | 'headers'>, post: Post): Submission {
	const unitTag = textOf(post, '_wpcf7_unit_tag').replace(/[^A-Za-z0-9_-]/g, '');
	return { post, unitTag, remoteAddress: client.address, userAgent: headers['user-agent'] ?? '' };
}

/**
 * Takes one submission through the steps of docs/contact-form-7.md 3.2, from 2 on, and delivers it if nothing stands against it.
 * @throws {DeliveryUnknownError} when it is unknown whether it was delivered: none of the statuses says so
 */
export async function submitForm(site: FormSite, submission: Submission): Promise<FeedbackAnswer> {
	const { form, hashKey } = site;
	const { post, unitTag } = submission;
	const { rules } = schemaOf(form, site.locale);
	const answer = (status: string, message: string, more: Partial<FeedbackAnswer> = {}): FeedbackAnswer => ({
		...answerFrame(site, unitTag, status, message),
		posted_data_hash: '',
		...more,
	});
	const invalid = (fields: InvalidField[]) =>
		answer('validation_failed', form.messages.invalid, { invalid_fields: fields });

	if (form.settings?.subscribersOnly) return answerFrame(site, unitTag, 'error', form.messages.subscribersOnly);
	const data = withOptionValues(form, post, postedDataOf(post));
	const wrongTexts = validateTexts(form, rules, submission, hashKey);
	if (wrongTexts.length > 0) return invalid(wrongTexts);
	if (missingAcceptances(form, post).length > 0) return answer('acceptance_missing', form.messages.unaccepted);
	const texts = leavesOf(new Map([...post.fields].filter(([name]) => !name.startsWith('_'))));
	if (isSpam({ ...submission, texts }, form.disallowedWords) || site.plugin?.isSpam?.(data)) {
		return answer('spam', form.messages.spam);
	}
	const wrongFiles = validateFiles(form, rules, submission, maxFileBytes);
	if (wrongFiles.length > 0) return invalid(wrongFiles);

	const time = site.now();
	const hash = { posted_data_hash: hashPostedData(data, { ...submission, time, key: hashKey }) };
	const verdict = site.plugin?.beforeMail?.(data);
	if (verdict) return answer(verdict.status, verdict.message ?? form.messages.aborted, hash);
	try {
		if (!form.settings?.demoMode && !form.settings?.skipMail) {
			await site.deliver({ time, formId: site.id, unitTag, data: ownFieldsOf(form, data), files: filesOf(form, post) });
		}
	} catch (error) {
		site.logFailure('A message could not be delivered.', error);
		if (error instanceof DeliveryUnknownError) throw error;
		return answer('mail_failed', form.messages.failed, hash);
	}
	return answer('mail_sent', form.messages.sent, hash);
}

/** What every answer has, for any outcome of the submission. */
function answerFrame(
	{ id, form, hashKey }: FormSite,
	unitTag: string,
	status: string,
	message: string,
): FeedbackAnswer {
	const quiz = askQuizzes(form, hashKey);
	return {
		contact_form_id: id,
		status,
		message,
		into: `#${unitTag}`,
		invalid_fields: [],
		...(form.settings?.demoMode && { demo_mode: true }),
		...(quiz && { quiz }),
	};
}

/** What was posted under another name counts for the hash, as in the plugin, but is not kept. */
function ownFieldsOf(form: FormDefinition, data: PostedData): PostedData {
	const own = new Set(form.fields.map(({ name }) => name));
	return Object.fromEntries(Object.entries(data).filter(([name]) => own.has(name)));
}

/** Files for the form's own file fields; what was sent under another name is not kept, as in the plugin. */
function filesOf(form: FormDefinition, post: Post): Letter['files'] {
	return form.fields
		.filter(({ type }) => type === 'file')
		.flatMap(({ name }) => (post.files.get(name) ?? []).map((file) => ({ ...file, field: name })))
		.filter(({ name }) => name !== '');
}

/**
 * Whether the plain plugin takes a message for spam: sent by a program that does not name itself, or holding a word of
 * the site's list, in any case and even inside another word (docs/contact-form-7.md 3.2, step 6).
 */
function isSpam(
	message: { texts: readonly string[]; userAgent: string; remoteAddress: string },
	disallowedWords: readonly string[],
): boolean {
	if (message.userAgent.length < 2) return true;
	const text = [...message.texts, message.remoteAddress, message.userAgent].join('\n').toLowerCase();
	return disallowedWords.some((word) => word !== '' && text.includes(word.toLowerCase()));
}
