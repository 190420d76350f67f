import {
	numberOf,
	objectOf,
	optionalObjectOf,
	optionalStringsOf,
	parseSettings,
	SiteSettingsError,
	stringOf,
} from './settings-members.ts';

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

/**
 * Parses the JSON of a settings file or of the page's settings block.
 * @throws {SiteSettingsError} naming the member that is missing or of the wrong type
 */
export function parseSiteSettings(text: string): SiteSettings {
	return siteSettingsOf(parseSettings(text));
}

/** What pages carry of settings: of a deployment's, the rest is the build's own. */
export function siteSettingsOf(value: Record<string, unknown>): SiteSettings {
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

export function contactFormOf(value: Record<string, unknown>): ContactFormSettings {
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
