import { contactSubjects } from '../../src/content/contact-subjects';
import type { FormDefinition } from './form-definition';
import { formMessages } from './form-messages';

/** The form of `/contacto`. Its id, version and locale are the deployment's (`site-settings.json`). */
export const contactForm: FormDefinition = {
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
	messages: formMessages,
	disallowedWords: ['jogodesorte'],
};
