import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendAnswer } from '../server/http/answer';
import { toRequest } from '../server/http/request';
import { createMailbox } from '../server/messages/mailbox';
import { createFormSites } from '../server/wordpress/contact-form';
import { answerAsWordPress } from '../server/wordpress/rest';
import { wordsOf } from '../server/words';
import type { SiteSettings } from '../src/content/site-settings';
import { readOwnerForm } from './content/owner-form-file';
import { readContent, repository } from './content/read-content';

type Middleware = (incoming: IncomingMessage, response: ServerResponse, next: (error?: unknown) => void) => void;

/** The stand-in as a step of a development server: answers WordPress' addresses and passes on all others. */
export function wordpressMiddleware(settings: SiteSettings, dataFolder: string): Middleware {
	const forms = Object.keys(settings.contactForms).flatMap((code) => readOwnerForm(repository, code) ?? []);
	const sites = createFormSites(settings, createMailbox(dataFolder), wordsOf, forms);
	const news = readContent().news.map(({ summary }) => summary);
	return (incoming, response, next) => {
		const request = toRequest(incoming);
		if (!request) return next();
		answerAsWordPress(request, sites, news)
			.then((answer) => (answer ? sendAnswer(response, answer, request.method) : next()))
			.catch(next);
	};
}
