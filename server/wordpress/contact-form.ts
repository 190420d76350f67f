import { randomBytes } from 'node:crypto';
import type { OwnerForm } from '../../src/content/owner-form';
import { allForms, type SiteSettings } from '../../src/content/site-settings';
import { createFailureLog } from '../http/failure-log';
import { mainWords, type ServerWords } from '../main-words';
import type { Mailbox } from '../messages/mailbox';
import type { FormDefinition } from './form-definition';
import { definitionOf } from './owner-form';
import type { FormSite } from './submit-form';

/** The form of the contact page in one language. Its id, version and locale are the deployment's (`site-settings.json`). */
const contactFormIn = ({ formAnswers, contactSubjects }: ServerWords): FormDefinition => ({
	fields: [
		{ type: 'text', name: 'your-name', id: 'your-name', required: true },
		{ type: 'email', name: 'your-email', id: 'your-email', required: true },
		{ type: 'tel', name: 'your-phone' },
		{ type: 'url', name: 'your-site' },
		{
			type: 'select',
			name: 'your-subject',
			options: contactSubjects,
		},
		{ type: 'textarea', name: 'your-message', required: true },
		{ type: 'acceptance', name: 'accept-terms' },
	],
	messages: formAnswers,
	disallowedWords: ['jogodesorte'],
});

/** In the main language. */
export const contactForm = contactFormIn(mainWords);

/**
 * The contact forms of a deployment, with their messages kept in a mailbox. Each answers in the language of its locale.
 * @param wordsOf gives the words of a locale
 * @param ownerForms those that were read from the owner's WordPress
 */
export function createFormSites(
	settings: Pick<SiteSettings, 'origin' | 'contactForm'> & Partial<SiteSettings>,
	mailbox: Mailbox,
	wordsOf: (locale: string) => ServerWords,
	ownerForms: readonly OwnerForm[] = [],
): FormSite[] {
	const common = {
		origin: settings.origin,
		deliver: mailbox.keep,
		now: Date.now,
		logFailure: createFailureLog(),
		hashKey: randomBytes(32).toString('hex'),
	};
	return allForms(settings).map(({ id, locale }) => {
		const words = wordsOf(locale);
		const own = ownerForms.find((form) => form.id === id);
		const form = own ? definitionOf(own, words.formAnswers) : contactFormIn(words);
		return { ...common, id, locale, form };
	});
}
