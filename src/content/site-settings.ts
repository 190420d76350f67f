import { isRecord } from '../platform/json';

/** What a deployment sets: where the site lives, where WordPress answers and which form it serves (docs/product.md 3, `#site-settings`). */
export type SiteSettings = {
	/** Scheme and host of the published site, without a trailing slash. */
	origin: string;
	/** Contact Form 7's REST address; without it the form stays as it was rendered. */
	wpcf7?: { api?: { root: string; namespace: string } };
	/** Of the page; where each language has a form of its own, in a file the first of them. */
	contactForm: ContactFormSettings;
	/** The form of each language that has one of its own, by its code, and none where one is for all; `contactForm` stands in for others. */
	contactForms: ContactForms;
	/** The endpoint that answers `get_news`. */
	ajaxUrl: string;
	/** Optional online imagery beyond the bounds of the archive; `{token}` in `tiles` is replaced by `token`. */
	map?: { tiles: string; token: string };
};

export type ContactFormSettings = {
	id: number;
	version: string;
	/** As in WordPress: `pt_PT`. In its language the form answers. */
	locale: string;
	unitTag: string;
	containerPost: number;
	/** What the form itself calls its subjects, in their order, where it is of another language than the page; written by the build. */
	subjects?: readonly string[];
};

export type ContactForms = Readonly<Record<string, ContactFormSettings>>;

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

class SiteSettingsError extends Error {
	override name = 'SiteSettingsError';
}

/**
 * Parses the JSON of a settings file or of the page's settings block.
 * @throws {SiteSettingsError} naming the member that is missing or of the wrong type
 */
export function parseSiteSettings(text: string): SiteSettings {
	return siteSettingsOf(parseJson(text));
}

function siteSettingsOf(value: Record<string, unknown>): SiteSettings {
	const settings: SiteSettings = {
		origin: stringOf(value, 'origin'),
		...contactFormsOf(value),
		ajaxUrl: stringOf(value, 'ajaxUrl'),
	};
	const wpcf7 = optionalObjectOf(value, 'wpcf7');
	const api = wpcf7 && optionalObjectOf(wpcf7, 'api');
	if (wpcf7) {
		settings.wpcf7 = api ? { api: { root: stringOf(api, 'root'), namespace: stringOf(api, 'namespace') } } : {};
	}
	const map = optionalObjectOf(value, 'map');
	if (map) settings.map = { tiles: stringOf(map, 'tiles'), token: stringOf(map, 'token') };
	return settings;
}

/**
 * Parses a settings file for the build.
 * @throws {SiteSettingsError} naming the member that is missing or of the wrong type
 */
export function parseDeploymentSettings(text: string): DeploymentSettings {
	const value = parseJson(text);
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

/** One form for all languages, or one for each: the first stands in for those that have none. A page has its own, and names the others. */
function contactFormsOf(value: Record<string, unknown>): Pick<SiteSettings, 'contactForm' | 'contactForms'> {
	const given = objectOf(value, 'contactForm');
	const isOne = 'id' in given;
	const contactForms = formsIn(isOne ? (optionalObjectOf(value, 'contactForms') ?? {}) : given);
	const contactForm = isOne ? contactFormOf(given) : Object.values(contactForms)[0];
	if (!contactForm) throw new SiteSettingsError('"contactForm" in the site settings has no form.');
	return { contactForm, contactForms };
}

function formsIn(given: Record<string, unknown>): ContactForms {
	return Object.fromEntries(Object.keys(given).map((code) => [code, contactFormOf(objectOf(given, code))]));
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

/** The form of a language: its own, or the one that stands in for it. */
export function formFor(
	language: string,
	{ contactForm, contactForms }: Pick<SiteSettings, 'contactForm' | 'contactForms'>,
): ContactFormSettings {
	return contactForms[language] ?? contactForm;
}

/** The forms that the settings name, each once. */
export function allForms<Form extends { id: number }>({
	contactForm,
	contactForms = {},
}: {
	contactForm: Form;
	contactForms?: Readonly<Record<string, Form>>;
}): Form[] {
	return [...new Map([contactForm, ...Object.values(contactForms)].map((form) => [form.id, form])).values()];
}

/** What pages carry of the settings of a deployment. */
export function pageSettings({
	languages: _languages,
	wordpressUrl: _wordpressUrl,
	wordpressPosts: _wordpressPosts,
	formPages: _formPages,
	hsts: _hsts,
	publish: _publish,
	messages: _messages,
	...settings
}: DeploymentSettings): SiteSettings {
	return settings;
}

function contactFormOf(value: Record<string, unknown>): ContactFormSettings {
	const subjects = optionalStringsOf(value, 'subjects');
	return {
		id: numberOf(value, 'id'),
		version: stringOf(value, 'version'),
		locale: localeOf(value),
		unitTag: stringOf(value, 'unitTag'),
		containerPost: numberOf(value, 'containerPost'),
		...(subjects && { subjects }),
	};
}

/** A language, and mostly a region: what the form's answers are said to be in. */
function localeOf(value: Record<string, unknown>): string {
	const locale = stringOf(value, 'locale');
	if (!/^[a-z]{2,3}(_\w+)*$/i.test(locale))
		throw new SiteSettingsError(`"locale" in the site settings must be one of WordPress, as pt_PT, not "${locale}".`);
	return locale;
}

function parseJson(text: string): Record<string, unknown> {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch (error) {
		throw new SiteSettingsError('The site settings are not JSON.', { cause: error });
	}
	if (!isRecord(value)) throw new SiteSettingsError('The site settings are not an object.');
	return value;
}

function stringOf(value: Record<string, unknown>, name: string): string {
	const member = value[name];
	if (typeof member !== 'string') throw new SiteSettingsError(`The site settings need "${name}", a string.`);
	return member;
}

function optionalStringOf(value: Record<string, unknown>, name: string): string | undefined {
	return value[name] === undefined ? undefined : stringOf(value, name);
}

function numberOf(value: Record<string, unknown>, name: string): number {
	const member = value[name];
	if (typeof member !== 'number') throw new SiteSettingsError(`The site settings need "${name}", a number.`);
	return member;
}

/** Whether a member that may be left out is `true`. */
function flagOf(value: Record<string, unknown>, name: string): boolean {
	const member = value[name] ?? false;
	if (typeof member !== 'boolean') throw new SiteSettingsError(`"${name}" in the site settings must be true or false.`);
	return member;
}

function objectOf(value: Record<string, unknown>, name: string): Record<string, unknown> {
	const member = optionalObjectOf(value, name);
	if (!member) throw new SiteSettingsError(`The site settings need "${name}", an object.`);
	return member;
}

function optionalStringsOf(value: Record<string, unknown>, name: string): string[] | undefined {
	const member = value[name];
	if (member === undefined) return undefined;
	if (!Array.isArray(member) || !member.every((item) => typeof item === 'string'))
		throw new SiteSettingsError(`"${name}" in the site settings must be a list of strings.`);
	return member;
}

function optionalObjectOf(value: Record<string, unknown>, name: string): Record<string, unknown> | undefined {
	const member = value[name];
	if (member === undefined) return undefined;
	if (!isRecord(member)) throw new SiteSettingsError(`"${name}" in the site settings must be an object.`);
	return member;
}
