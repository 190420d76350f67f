import untranslated from 'virtual:content/untranslated';
import { useLocation, useMatches, useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { shellMessages } from '#messages/shell';
import { language, nameLang } from '../content/languages';
import { focusFollowedLink, keepFollowedLinks } from '../ui/followed-link';
import { pathChanged } from './age-gate/controller';
import { Footer } from './footer';
import css from './frame.module.css';
import { Header } from './header';
import { LatitudeRuler } from './latitude-ruler';

/** What surrounds every page within the application: header, ruler, footer and the notices handed in. */
export function Frame({ children, notices }: { children: ReactNode; notices: ReactNode }) {
	const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });
	const href = useLocation({ select: (location) => location.href });
	useRouteFocus();
	useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
	// A visitor who arrived at a page that needs no answer is asked on the way to the next.
	// biome-ignore lint/correctness/useExhaustiveDependencies: the address is what it tells of
	useEffect(() => void document.dispatchEvent(new Event(pathChanged)), [href]);
	const foreign = useLocation({ select: ({ pathname }) => untranslated[pathname] });
	const layout = page?.layout ?? 'page';
	const [top, bottom] = page?.latitudes ?? [24, 15];
	return (
		<div className={css.frame} data-layout={layout}>
			<Header layout={layout} href={href} />
			<main id="conteudo" tabIndex={-1} lang={foreign === 'page' ? nameLang : undefined}>
				{foreign && (
					<p className={css.untranslated} lang={language.tag} data-untranslated="">
						{shellMessages.untranslated[foreign]}
					</p>
				)}
				{children}
			</main>
			{layout === 'page' && (
				<>
					<Footer />
					<LatitudeRuler top={top} bottom={bottom} />
				</>
			)}
			<div className={css.notices}>{notices}</div>
		</div>
	);
}

/**
 * After a navigation without a reload, moves the focus to the new page's title, which is thereby heard: nothing else says it. Who comes
 * back goes on at the link that was followed.
 */
function useRouteFocus(): void {
	const router = useRouter();
	useEffect(() => {
		// Before the page can be used: the first press may lead away.
		keepFollowedLinks(document);
		return router.subscribe('onRendered', ({ pathChanged, fromLocation }) => {
			if (!pathChanged || !fromLocation || focusFollowedLink()) return;
			const heading = document.querySelector('h1');
			heading?.setAttribute('tabindex', '-1');
			heading?.focus({ preventScroll: true });
		});
	}, [router]);
}
