import {
	flagOf,
	numberOf,
	objectOf,
	optionalObjectOf,
	optionalStringOf,
	optionalStringsOf,
	parseSettings,
	SiteSettingsError,
	stringOf,
} from './settings-members.ts';
import { type ContactFormSettings, contactFormOf, type SiteSettings, siteSettingsOf } from './site-settings.ts';

/** What only the server's answers are made of: it stands in the same file, and no page carries it. */
export type DeploymentSettings = SiteSettings & {
	/** The languages of the site; without it all that there are words of. */
	languages?: readonly string[];
	/** Where the WordPress behind the site answers. */
	wordpressUrl?: string;
	/** Whether `npm run content -- pull` brings its posts. */
	wordpressPosts?: boolean;
	/** The forms that it reads. */
	formPages?: readonly FormPage[];
	hsts?: HstsSettings;
	publish?: PublishSettings;
	messages?: MessageSettings;
};

/** A form, and the address of the page in WordPress that holds it; without a language where one form is for all. */
type FormPage = { language?: string; form: ContactFormSettings; page: string };

/** For how many months the site's own server keeps messages, from 1 to 120; twelve, as /privacidade says, when left out. */
type MessageSettings = { keepMonths: number };

/** Where the desk publishes: on the machine that it runs on (also when left out), into the folder of a host, or to a Git remote whose host builds. */
export type PublishSettings =
	| { to: 'server' }
	| { to: 'folder'; folder: string }
	| { to: 'git'; remote: string; branch: string };

/**
 * How far browsers are told to use https only, where `origin` is https. `preload` asks to be put on the list that browsers are shipped
 * with, from which a site does not come off for months.
 */
type HstsSettings = { includeSubDomains: boolean; preload: boolean };

/**
 * Parses a settings file for the build.
 * @throws {SiteSettingsError} naming the member that is missing or of the wrong type
 */
export function parseDeploymentSettings(text: string): DeploymentSettings {
	const value = parseSettings(text);
	const languages = optionalStringsOf(value, 'languages');
	const wordpressUrl = optionalStringOf(value, 'wordpressUrl');
	const formPages = formPagesOf(value);
	const hsts = optionalObjectOf(value, 'hsts');
	const publish = optionalObjectOf(value, 'publish');
	const messages = optionalObjectOf(value, 'messages');
	return {
		...siteSettingsOf(value),
		...(languages && { languages }),
		...(wordpressUrl !== undefined && { wordpressUrl }),
		...(flagOf(value, 'wordpressPosts') && { wordpressPosts: true }),
		...(formPages.length > 0 && { formPages }),
		...(hsts && { hsts: hstsOf(hsts) }),
		...(publish && { publish: publishOf(publish) }),
		...(messages && { messages: messagesOf(messages) }),
	};
}

function messagesOf(value: Record<string, unknown>): MessageSettings {
	const keepMonths = numberOf(value, 'keepMonths');
	if (!Number.isInteger(keepMonths) || keepMonths < 1 || keepMonths > 120)
		throw new SiteSettingsError(
			'"keepMonths" in "messages" of the site settings must be a whole number from 1 to 120.',
		);
	return { keepMonths };
}

function publishOf(value: Record<string, unknown>): PublishSettings {
	switch (value.to) {
		case 'server':
			return { to: 'server' };
		case 'folder':
			return { to: 'folder', folder: stringOf(value, 'folder') };
		case 'git':
			return { to: 'git', remote: stringOf(value, 'remote'), branch: stringOf(value, 'branch') };
		default:
			throw new SiteSettingsError('"to" in "publish" of the site settings must be "server", "folder" or "git".');
	}
}

function hstsOf(value: Record<string, unknown>): HstsSettings {
	const hsts = { includeSubDomains: flagOf(value, 'includeSubDomains'), preload: flagOf(value, 'preload') };
	if (hsts.preload && !hsts.includeSubDomains)
		throw new SiteSettingsError(
			'"preload" in the site settings needs "includeSubDomains": the list takes whole domains only.',
		);
	return hsts;
}

function formPagesOf(value: Record<string, unknown>): FormPage[] {
	const given = objectOf(value, 'contactForm');
	const forms = 'id' in given ? { '': given } : given;
	return Object.keys(forms).flatMap((code) => {
		const form = objectOf(forms, code);
		const page = optionalStringOf(form, 'page');
		return page === undefined ? [] : [{ ...(code && { language: code }), form: contactFormOf(form), page }];
	});
}
