import { useLocation, useMatches } from '@tanstack/react-router';
import { addressIn, type Language } from '../content/addresses';
import { language, languages } from '../content/languages';

/** The same page in each other language of the site, as a plain link: it loads that page with its own words. */
export function LanguageSwitch() {
	const { pathname, searchStr, hash } = useLocation();
	// An article has an address of its own in each language.
	const slugs = useMatches({ select: (matches) => slugsOf(matches.at(-1)?.loaderData) });
	const pathIn = ({ code }: Language) => (slugs?.[code] ? `/noticias/${slugs[code]}` : pathname);
	return languages
		.filter((other) => other !== language)
		.map((other) => (
			<a
				key={other.code}
				data-language-switch=""
				href={addressIn(other, pathIn(other)) + searchStr + (hash && `#${hash}`)}
				hrefLang={other.tag}
				lang={other.tag}
				onClick={(event) => atPlace(event.currentTarget)}
			>
				{other.name}
			</a>
		));
}

/** The map's camera stands in the fragment, of which the router is not told. */
function atPlace(link: HTMLAnchorElement): void {
	link.search = location.search;
	link.hash = location.hash;
}

function slugsOf(data: unknown): Readonly<Record<string, string>> | undefined {
	return typeof data === 'object' && data !== null && 'article' in data
		? (data.article as { slugs?: Readonly<Record<string, string>> }).slugs
		: undefined;
}
