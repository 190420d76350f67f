import type { Request } from './http/request';
import type { ContactPage, Submit } from './messages/contact-page';
import { createStaticSite, type StaticSite } from './static/static-site';
import type { NewsItem } from './wordpress/news';
import { createWordPressProxy, type WordPressProxy } from './wordpress/proxy/proxy';
import { submitToWordPress } from './wordpress/proxy/submit-to-wordpress';
import { createUpstream } from './wordpress/proxy/upstream';
import { type CallSettings, wordpressCalls } from './wordpress/proxy/wordpress-calls';
import { answerAsWordPress, isFeedbackRoute } from './wordpress/rest';
import { type FormSite, submitForm } from './wordpress/submit-form';

/** A built site, and who answers its forms. */
export type SiteOptions = {
	/** The folder of the built site. */
	dist: string;
	/** The contact page of each language, to which its form is posted without JavaScript; none when left out. */
	contactPages?: readonly ContactPage[];
	/** Who answers for WordPress: this server itself, or a real one elsewhere, given up after `timeoutMs`. */
	wordpress:
		| { kind: 'stand-in'; sites: readonly FormSite[]; news: readonly NewsItem[] }
		| { kind: 'elsewhere'; url: URL; settings: CallSettings; timeoutMs?: number; maxBodyBytes?: number };
};

/** How long an exchange with a WordPress elsewhere may take in all, in milliseconds. */
const wordpressTimeoutMs = 120_000;

/** A site that is ready to answer. */
export type OpenSite = { options: SiteOptions; files: StaticSite; wordpress: WordPress };

/** @throws {Error} when the site has not been built */
export async function openSite(options: SiteOptions): Promise<OpenSite> {
	return {
		options,
		files: await createStaticSite(options.dist),
		wordpress: connectTo(options.wordpress),
	};
}

/** `isFeedback` asks the same table of routes that answers the request. */
type WordPress = { submit: Submit; answer: WordPressProxy; isFeedback: (request: Request) => boolean };

function connectTo(wordpress: SiteOptions['wordpress']): WordPress {
	if (wordpress.kind === 'stand-in') {
		const { sites, news } = wordpress;
		return {
			async submit(formId, submission) {
				const site = sites.find(({ id }) => id === formId);
				return site ? { kind: 'answered', answer: await submitForm(site, submission) } : { kind: 'refused' };
			},
			answer: (request) => answerAsWordPress(request, sites, news),
			isFeedback: (request) => isFeedbackRoute(request, sites),
		};
	}
	const upstream = createUpstream(wordpress.url, wordpress.timeoutMs ?? wordpressTimeoutMs);
	const callOf = wordpressCalls(wordpress.settings);
	return {
		submit: submitToWordPress(upstream),
		answer: createWordPressProxy(callOf, upstream, wordpress.maxBodyBytes),
		isFeedback: (request) => callOf(request)?.kind === 'feedback',
	};
}
