import type { IncomingMessage, ServerResponse } from 'node:http';
import { readOwnerForm } from '../../build/content/owner-form-file';
import { readContent, repository } from '../../build/content/read-content';
import type { SiteSettings } from '../../src/content/site-settings';
import { sendAnswer } from '../http/answer';
import { toRequest } from '../http/request';
import { createMailbox } from '../messages/mailbox';
import { wordsOf } from '../words';
import { createFormSites } from './contact-form';
import { answerAsWordPress } from './stand-in';

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
