import type { FeedbackAnswer, InvalidField } from './feedback-answer';
import type { FormDefinition } from './form-definition';
import { schemaOf } from './form-schema';
import type { Letter } from './mailbox';
import { leavesOf, type Post, textOf } from './php-post';
import { hashPostedData, type PostedData, postedDataOf } from './posted-data';
import { isSpam } from './spam';
import { isAccepted, validateForm } from './validate-form';

/** A form of the site and what surrounds it. */
export type FormSite = {
	id: number;
	locale: string;
	form: FormDefinition;
	/** Delivers a message; its failure becomes `mail_failed`. */
	deliver: (letter: Letter) => Promise<void>;
	/** What a plugin of the site has to say (CONTRACT 3.2, steps 6 and 8). */
	plugin?: SitePlugin;
	now: () => number;
	/** Keys the posted data hash. */
	hashKey: string;
};

export type SitePlugin = {
	isSpam?: (data: PostedData) => boolean;
	/** A status instead of mail, with a message of its own or, for `aborted`, the form's. */
	beforeMail?: (data: PostedData) => { status: string; message?: string } | undefined;
};

export type Submission = { post: Post; unitTag: string; remoteAddress: string; userAgent: string };

/** Only what the plugin leaves of it; empty where nothing is left, which is refused before this point (CONTRACT 3.1). */
export function unitTagOf(post: Post): string {
	return textOf(post, '_wpcf7_unit_tag').replace(/[^A-Za-z0-9_-]/g, '');
}

/** Takes one submission through the steps of CONTRACT 3.2, from 3 on, and delivers it if nothing stands against it. */
export async function submitForm(site: FormSite, submission: Submission): Promise<FeedbackAnswer> {
	const { form } = site;
	const { post, unitTag } = submission;
	const { rules } = schemaOf(form, site.locale);
	const data = postedDataOf(post);
	const answer = (status: string, message: string, more: Partial<FeedbackAnswer> = {}): FeedbackAnswer => ({
		contact_form_id: site.id,
		status,
		message,
		posted_data_hash: '',
		into: `#${unitTag}`,
		invalid_fields: [],
		...more,
	});
	const invalid = (fields: InvalidField[]) =>
		answer('validation_failed', form.messages.invalid, { invalid_fields: fields });

	const wrongTexts = validateForm(form, rules, submission, 'texts');
	if (wrongTexts.length > 0) return invalid(wrongTexts);
	if (!isAccepted(form, post)) return answer('acceptance_missing', form.messages.unaccepted);
	const texts = leavesOf(new Map([...post.fields].filter(([name]) => !name.startsWith('_'))));
	if (isSpam({ ...submission, texts }, form.disallowedWords) || site.plugin?.isSpam?.(data)) {
		return answer('spam', form.messages.spam);
	}
	const wrongFiles = validateForm(form, rules, submission, 'files');
	if (wrongFiles.length > 0) return invalid(wrongFiles);

	const time = site.now();
	const hash = { posted_data_hash: hashPostedData(data, { ...submission, time, key: site.hashKey }) };
	const verdict = site.plugin?.beforeMail?.(data);
	if (verdict) return answer(verdict.status, verdict.message ?? form.messages.aborted, hash);
	try {
		await site.deliver({ time, formId: site.id, unitTag, data, files: filesOf(form, post) });
	} catch (error) {
		console.error('A message could not be delivered.', error);
		return answer('mail_failed', form.messages.failed, hash);
	}
	return answer('mail_sent', form.messages.sent, hash);
}

/** Files for the form's own file fields; what was sent under another name is not kept, as in the plugin. */
function filesOf(form: FormDefinition, post: Post): Letter['files'] {
	return form.fields
		.filter(({ type }) => type === 'file')
		.flatMap(({ name }) => (post.files.get(name) ?? []).map((file) => ({ ...file, field: name })))
		.filter(({ name }) => name !== '');
}
