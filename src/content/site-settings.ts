/** What a deployment sets: where the site lives, where WordPress answers and which form it serves (docs/product.md 3, `#site-settings`). */
export type SiteSettings = {
	/** Scheme and host of the published site, without a trailing slash. */
	origin: string;
	/** Contact Form 7's REST address; without it the form stays as it was rendered. */
	wpcf7?: { api?: { root: string; namespace: string } };
	contactForm: ContactFormSettings;
	/** The endpoint that answers `get_news`. */
	ajaxUrl: string;
	/** Optional online imagery beyond the bounds of the archive; `{token}` in `tiles` is replaced by `token`. */
	map?: { tiles: string; token: string };
};

export type ContactFormSettings = {
	id: number;
	version: string;
	locale: string;
	unitTag: string;
	containerPost: number;
};

/** What only the server's answers are made of: it stands in the same file, and no page carries it. */
export type DeploymentSettings = SiteSettings & {
	/** The form of each language that has one of its own, by its code; `contactForm` stands in for others. */
	contactForms?: Readonly<Record<string, ContactFormSettings>>;
	/** The languages of the site; without it all that there are words of. */
	languages?: readonly string[];
	hsts?: HstsSettings;
	publish?: PublishSettings;
	messages?: MessageSettings;
};

/** For how many months the site's own server keeps messages, from 1 to 120; twelve, as /privacidade says, when left out. */
export type MessageSettings = { keepMonths: number };

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
		contactForm: contactFormOf(objectOf(value, 'contactForm')),
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
	const { main, byLanguage } = contactFormsOf(value);
	const languages = optionalStringsOf(value, 'languages');
	const hsts = optionalObjectOf(value, 'hsts');
	const publish = optionalObjectOf(value, 'publish');
	const messages = optionalObjectOf(value, 'messages');
	return {
		...siteSettingsOf({ ...value, contactForm: main }),
		contactForms: byLanguage,
		...(languages && { languages }),
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

/** One form for all languages, or one for each: the first stands in for those that have none. */
function contactFormsOf(value: Record<string, unknown>): {
	main: Record<string, unknown>;
	byLanguage: Record<string, ContactFormSettings>;
} {
	const given = objectOf(value, 'contactForm');
	const codes = 'id' in given ? [] : Object.keys(given);
	return {
		main: codes[0] === undefined ? given : objectOf(given, codes[0]),
		byLanguage: Object.fromEntries(codes.map((code) => [code, contactFormOf(objectOf(given, code))])),
	};
}

/** The settings that a page of a language carries: those of its form. */
export function settingsFor(language: string, { contactForms, ...settings }: DeploymentSettings): SiteSettings {
	const { languages: _languages, hsts: _hsts, publish: _publish, messages: _messages, ...page } = settings;
	return { ...page, contactForm: contactForms?.[language] ?? page.contactForm };
}

function contactFormOf(value: Record<string, unknown>): ContactFormSettings {
	return {
		id: numberOf(value, 'id'),
		version: stringOf(value, 'version'),
		locale: stringOf(value, 'locale'),
		unitTag: stringOf(value, 'unitTag'),
		containerPost: numberOf(value, 'containerPost'),
	};
}

function parseJson(text: string): Record<string, unknown> {
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch (error) {
		throw new SiteSettingsError('The site settings are not JSON.', { cause: error });
	}
	if (!isObject(value)) throw new SiteSettingsError('The site settings are not an object.');
	return value;
}

function isObject(value: unknown): value is Record<string, unknown> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function stringOf(value: Record<string, unknown>, name: string): string {
	const member = value[name];
	if (typeof member !== 'string') throw new SiteSettingsError(`The site settings need "${name}", a string.`);
	return member;
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
	if (!isObject(member)) throw new SiteSettingsError(`"${name}" in the site settings must be an object.`);
	return member;
}
