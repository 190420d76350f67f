import untranslated from 'virtual:content/untranslated';
import { useEffect } from 'react';
import { shellMessages as m } from '#messages/shell';
import { addressHere, language } from '../content/languages';
import { hasCard, pageCard } from '../content/page-card';

type PageHeadProps = {
	title: string;
	description: string;
	/** Address within the site, starting with a slash. */
	path: string;
	/** The parcel whose plate the page's social card shows, by the name people call it; without one it shows the relief. */
	drawing?: string | undefined;
	/** The path by which its social card is named, where `path` is another: that of the same page in the main language. */
	cardPath?: string;
	type?: 'website' | 'article';
	/**
	 * schema.org objects; relative addresses in them are the caller's to make absolute with `absolute`. Made when the page is prerendered
	 * and never in a browser: programs that read them do not navigate, and the policy of Trusted Types forbids to create a script there.
	 */
	jsonLd?: readonly object[] | false;
	/** The name of a page that lies right below the front page: its structured data says the way to it. */
	heading?: string;
	/** A page that search engines should leave out (404), as they should one that nobody has translated yet. */
	noIndex?: boolean;
};

const siteName = 'Quatro Vistas';

/** A page's own head: React hoists titles and metadata, also on navigation without a reload. What all pages share is in `index.html`. */
export function PageHead(props: PageHeadProps) {
	const { title, description, path, cardPath = path, drawing, type = 'website', jsonLd, heading } = props;
	const noIndex = props.noIndex || untranslated[path] === 'page';
	// biome-ignore lint/correctness/useExhaustiveDependencies: the path is what the data is about
	useEffect(() => () => forgetFormerPage(), [path]);
	const fullTitle = path === '/' ? title : `${title} · ${siteName}`;
	return (
		<>
			<title>{fullTitle}</title>
			<meta name="description" content={description} />
			{noIndex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={absolutePage(path)} />}
			<meta property="og:type" content={type} />
			<meta property="og:title" content={title} />
			<meta property="og:description" content={description} />
			<meta property="og:url" content={absolutePage(path)} />
			{import.meta.env.SSR && (
				<>
					<meta property="og:image" content={absolute(pageCard(cardPath))} />
					<meta property="og:image:alt" content={m.cardAlt(hasCard(cardPath) ? drawing : undefined)} />
				</>
			)}
			{import.meta.env.SSR &&
				[
					webPage(title, path),
					...(jsonLd || []),
					...(heading && !noIndex ? [breadcrumbs({ name: heading, path })] : []),
				].map((data) => (
					<script key={JSON.stringify(data)} type="application/ld+json">
						{JSON.stringify({ '@context': 'https://schema.org', ...data })}
					</script>
				))}
		</>
	);
}

/**
 * The next page is another thing than the one that was prerendered, with another picture and other addresses in other languages. What is
 * only for programs, which do not navigate, is not made again.
 */
function forgetFormerPage(): void {
	const ofPage = 'script[type="application/ld+json"], link[hreflang], meta[property^="og:image"]';
	for (const block of document.querySelectorAll(ofPage)) block.remove();
}

/** The address of a file of this site with scheme and host. */
export function absolute(path: string): string {
	return new URL(path, import.meta.env.SITE_ORIGIN).href;
}

/** The same of a page, by its path: in the language of this one. */
export function absolutePage(path: string): string {
	return absolute(addressHere(path));
}

function webPage(name: string, path: string): object {
	return { '@type': 'WebPage', name, url: absolutePage(path), inLanguage: language.tag };
}

/** The way from the front page to this one, as schema.org wants it. */
export function breadcrumbs(...steps: readonly { name: string; path: string }[]): object {
	return {
		'@type': 'BreadcrumbList',
		itemListElement: [{ name: siteName, path: '/' }, ...steps].map((step, index) => ({
			'@type': 'ListItem',
			position: index + 1,
			name: step.name,
			item: absolutePage(step.path),
		})),
	};
}
