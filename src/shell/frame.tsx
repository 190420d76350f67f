import { useMatches } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { shellMessages as m } from '../messages/shell';
import { AgeGate } from './age-gate';
import { Footer } from './footer';
import css from './frame.module.css';
import { Header } from './header';
import { LatitudeRuler } from './latitude-ruler';
import { RouteAnnouncer } from './route-announcer';

/** What surrounds every page: skip link, header, ruler, footer, age gate and the notices handed in. */
export function Frame({ children, notices }: { children: ReactNode; notices: ReactNode }) {
	const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });
	useEffect(() => document.documentElement.setAttribute('data-hydrated', ''), []);
	const layout = page?.layout ?? 'sheet';
	const [top, bottom] = page?.latitudes ?? [24, 15];
	return (
		<div className={css.frame} data-layout={layout}>
			<a href="#conteudo" className={css.skip}>
				{m.skipToContent}
			</a>
			<Header layout={layout} />
			<main id="conteudo" tabIndex={-1}>
				{children}
			</main>
			{layout === 'sheet' && (
				<>
					<Footer />
					<LatitudeRuler top={top} bottom={bottom} />
				</>
			)}
			<RouteAnnouncer />
			<div className={css.notices}>{notices}</div>
			<AgeGate />
		</div>
	);
}
