import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { builtArticleAt, type NewsItem } from './news-item';

type NewsLinkProps = { item: NewsItem; className?: string | undefined; children: ReactNode };

/** Leads to an article: in place if this build has it, else by loading the page that the server has. */
export function NewsLink({ item: { address, category }, className, children }: NewsLinkProps) {
	const built = builtArticleAt(address);
	if (!built) {
		return (
			<a href={address} className={className} data-category={category}>
				{children}
			</a>
		);
	}
	return (
		<Link to="/noticias/$slug" params={{ slug: built.slug }} className={className} data-category={category}>
			{children}
		</Link>
	);
}
