/*
 * Trusted Types: the site's pages let text become a script's address or HTML in these two ways only, and the content security policy
 * names both (`build/headers-file.ts`). A browser without them takes the same text as it is.
 */

type Rules = { createScriptURL: (url: string) => string; createHTML: (html: string) => string };

declare global {
	/** The platform's own types take nothing but strings where a script's address or HTML goes: what a policy makes is declared as one. */
	var trustedTypes: { createPolicy<Names extends Partial<Rules>>(name: string, rules: Names): Names } | undefined;
}

/** The addresses that scripts are made to run from: the service worker's, and that of the map's workers. */
const scripts = /^\/(sw\.js|assets\/maplibre-gl-worker-[\w-]+\.mjs)$/;

const urls = createPolicy('qv-urls', {
	createScriptURL(url) {
		if (!scripts.test(url)) throw new TypeError(`No script is run from ${url}.`);
		return url;
	},
});

/** Lets through anything: what is parsed with it stays apart from the page, and nothing in it runs or loads. */
const html = createPolicy('qv-html', { createHTML: (text: string) => text });

/**
 * An address that a script may be run from.
 * @throws {TypeError} when it is none of those that this site knows
 */
export function trustedScriptUrl(url: string): string {
	return urls.createScriptURL(url);
}

/** Parses HTML into a document of its own. */
export function parseHtml(text: string): Document {
	return new DOMParser().parseFromString(html.createHTML(text), 'text/html');
}

function createPolicy<Names extends Partial<Rules>>(name: string, rules: Names): Names {
	return globalThis.trustedTypes?.createPolicy(name, rules) ?? rules;
}
