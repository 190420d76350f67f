/** A language of the site (`src/messages/{code}/language.json`). */
export type Language = {
	/** Of its folders, and before its addresses: `en`. */
	code: string;
	/** As HTML has it: `en-GB`. */
	tag: string;
	/** In the language itself. */
	name: string;
	/** What the first part of a path is called in it, where that differs: `vinhos` → `wines`. The main language, at the root of the site, has none. */
	addresses: Readonly<Record<string, string>>;
	/** Stands at the root of the site. */
	isMain?: boolean;
};

/** What a page of another language says in it to those who read it. */
export type LanguageOffer = {
	/** `This page in English` */
	offer: string;
	/** The name of what closes that. */
	close: string;
};

/** What addresses are made of. */
type Addressing = Pick<Language, 'code' | 'addresses' | 'isMain'>;

/** Prefix of paths that no route matches, for the address of a page that a language does not have. Of `/` the slash is left out. */
const noPage = '/~';
const ofNoPage = /^\/~(?=\/|$)/;

/** In the folder of a built site: its languages, the main one first. */
export const languagesFile = '_languages.json';

/**
 * The address of a page in a language, by its path in the main one: `/vinhos/abade` → `/en/wines/abade`. The slug of an article is its own
 * in each language. What is no page of the site stays as it is, `/licencas.txt`, `https://…`, and so does an address of the language.
 */
export function addressIn({ code, addresses, isMain }: Addressing, path: string): string {
	if (ofNoPage.test(path)) return path.slice(noPage.length) || '/';
	const [, part = '', rest = ''] = /^\/([^/?#]*)(.*)$/.exec(path) ?? [];
	if (isMain || !path.startsWith('/') || part.includes('.') || part === code) return path;
	return `/${code}${part && '/'}${Object.hasOwn(addresses, part) ? addresses[part] : part}${rest}`;
}

/** The path that an address stands for in the main language. One of another language stands for no page of this one (`addressIn` knows it). */
export function pathIn({ code, addresses, isMain }: Addressing, address: string): string {
	if (isMain) return address;
	const [, own, , part = '', rest = ''] = /^\/([^/]+)(\/([^/]*)(.*))?$/.exec(address) ?? [];
	// By its name in the main language nothing is found in another one.
	if (own !== code || Object.hasOwn(addresses, part)) return noPage + address;
	return `/${Object.keys(addresses).find((key) => addresses[key] === part) ?? part}${rest}`;
}

/**
 * What an address is in another language, whether it is of a page or not: `/nada` → `/en/nada`.
 * @param path as the router has it: in the main language, or an address that is no page of the language shown
 */
export function switchedTo(to: Language, path: string, languages: readonly Language[]): string {
	const address = path.replace(ofNoPage, '') || '/';
	const from = languageAt(address, languages) ?? to;
	const main = pathIn(from, address);
	return addressIn(to, ofNoPage.test(main) ? address.slice(`/${from.code}`.length) : main);
}

/**
 * The language that an address begins with; the first where it names none.
 * @param languages the main one first
 */
export function languageAt<Each extends Pick<Language, 'code'>>(
	address: string,
	languages: readonly Each[],
): Each | undefined {
	const [, first] = /^\/([^/?#]*)/.exec(address) ?? [];
	return languages.find(({ code }) => code === first) ?? languages[0];
}
