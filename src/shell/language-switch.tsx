import { useLocation, useMatches } from '@tanstack/react-router';
import { type Language, switchedTo } from '../content/addresses';
import { languages, otherLanguages } from '../content/languages';
import type { Article } from '../content/news/article';
import { useHydrated } from '../platform/use-store';

/** The same page in each other language of the site, as plain links: they load that page with its own words. */
export function LanguageSwitch() {
	return otherLanguages.map((other) => <LanguageLink key={other.code} to={other} words={other.name} />);
}

type LanguageLinkProps = { to: Language; words: string; onFollow?: () => void };

export function LanguageLink({ to, words, onFollow }: LanguageLinkProps) {
	const { pathname, searchStr, hash } = useLocation();
	// An article has an address of its own in each language.
	const slug = useMatches({ select: (matches) => slugIn(to, matches.at(-1)?.loaderData) });
	const isUnknown = useMatches({ select: ([root]) => root?._notFound });
	// What unknown addresses get is prerendered for none of them: until it is hydrated the front page is the one it has in each language.
	const path = useHydrated(pathname, isUnknown ? '/' : pathname);
	return (
		<a
			data-language-switch=""
			href={switchedTo(to, slug ? `/noticias/${slug}` : path, languages) + searchStr + (hash && `#${hash}`)}
			hrefLang={to.tag}
			lang={to.tag}
			onClick={({ currentTarget }) => {
				// The map's camera stands in the fragment, of which the router is not told.
				currentTarget.search = location.search;
				currentTarget.hash = location.hash;
				onFollow?.();
			}}
		>
			{words}
		</a>
	);
}

/** Of the article that the page has loaded, if it is one. */
function slugIn({ code }: Language, data: unknown): string | undefined {
	if (typeof data !== 'object' || data === null || !('article' in data)) return undefined;
	const { slugs } = data.article as Pick<Article, 'slugs'>;
	return slugs?.[code];
}
