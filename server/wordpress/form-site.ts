import { randomBytes } from 'node:crypto';
import type { SiteSettings } from '../../src/content/site-settings';
import { contactForm } from './contact-form';
import { createMailbox } from './mailbox';
import type { FormSite } from './submit-form';

/** The contact form of a deployment, with its messages kept in the folder `data`. */
export function createFormSite({ origin, contactForm: { id, locale } }: SiteSettings, data: string): FormSite {
	return {
		id,
		origin,
		locale,
		form: contactForm,
		deliver: createMailbox(data),
		now: Date.now,
		hashKey: randomBytes(32).toString('hex'),
	};
}
