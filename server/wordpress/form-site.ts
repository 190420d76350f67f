import { randomBytes } from 'node:crypto';
import type { SiteSettings } from '../../src/content/site-settings';
import { createFailureLog } from '../http/failure-log';
import { contactForm } from './contact-form';
import type { Mailbox } from './mailbox';
import type { FormSite } from './submit-form';

/** The contact form of a deployment, with its messages kept in a mailbox. */
export function createFormSite({ origin, contactForm: { id, locale } }: SiteSettings, mailbox: Mailbox): FormSite {
	return {
		id,
		origin,
		locale,
		form: contactForm,
		deliver: mailbox.keep,
		now: Date.now,
		logFailure: createFailureLog(),
		hashKey: randomBytes(32).toString('hex'),
	};
}
