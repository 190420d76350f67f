/** A language of the site (`src/messages/{code}/language.json`). */
export type Language = {
	/** Of its folders, and before its addresses: `en`. */
	code: string;
	/** As HTML has it: `en-GB`. */
	tag: string;
	/** In the language itself. */
	name: string;
	/** Said to those who read it, on a page of another language: `This page in English`. */
	offer: string;
	/** What the first part of a path is called in it, where that differs: `vinhos` → `wines`. The main language, at the root of the site, has none. */
	addresses: Readonly<Record<string, string>>;
	/** Stands at the root of the site. */
	isMain?: true;
};

/** In the folder of a built site: its languages, the main one first. */
export const languagesFile = '_languages.json';

/**
 * The address of a page in a language, by its path in the main one: `/vinhos/abade` → `/en/wines/abade`. The slug of an article is its own
 * in each language.
 */
export function addressIn({ code, addresses, isMain }: Language, path: string): string {
	if (isMain || !path.startsWith('/')) return path;
	const [, part = '', rest = ''] = /^\/([^/?#]*)(.*)$/.exec(path) ?? [];
	return `/${code}${part && '/'}${addresses[part] ?? part}${rest}`;
}

/** The path that an address stands for in the main language; the address itself where it is none of this one. */
export function pathIn({ code, addresses, isMain }: Language, address: string): string {
	const [, own, , part = '', rest = ''] = /^\/([^/]+)(\/([^/]*)(.*))?$/.exec(address) ?? [];
	// By its name in the main language nothing is found in another one.
	if (isMain || own !== code || addresses[part]) return address;
	return `/${Object.keys(addresses).find((key) => addresses[key] === part) ?? part}${rest}`;
}
