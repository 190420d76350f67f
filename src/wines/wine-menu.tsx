import { useEffect, useRef } from 'react';
import { winesMessages as m } from '../messages/wines';
import { jump } from './jump';
import type { WineSection } from './sections';
import { useSectionInView } from './use-section-in-view';
import { useStuck } from './use-stuck';
import css from './wine-menu.module.css';

/** Milliseconds on the way to a section (SPEC 9). */
const TO_SECTION_MS = 800;

type WineMenuProps = { name: string; year: number; sections: readonly WineSection[] };

/** The sections of the page, under the header while they are read; the year is gone while it sticks there (PRODUCT 3). */
export function WineMenu({ name, year, sections }: WineMenuProps) {
	const menu = useRef<HTMLElement>(null);
	const list = useRef<HTMLUListElement>(null);
	const stuck = useStuck(menu);
	const current = useSectionInView(sections);

	// Where the list is longer than the window, what is current stays in view; the page itself does not move.
	useEffect(() => {
		const link = list.current?.querySelector<HTMLElement>(`a[href="#${current}"]`);
		if (!list.current || !link) return;
		list.current.scrollLeft = link.offsetLeft - (list.current.clientWidth - link.offsetWidth) / 2;
	}, [current]);

	return (
		<nav ref={menu} className={stuck ? `${css.menu} stuck` : css.menu} aria-label={m.sections} data-wine-menu="">
			<p className={css.name}>
				{name}{' '}
				<span className="figure" data-year="">
					{year}
				</span>
			</p>
			<ul ref={list} className={css.list}>
				{sections.map((section) => (
					<li key={section.id}>
						<a
							href={`#${section.id}`}
							aria-current={section.id === current ? 'true' : undefined}
							onClick={(event) => jump(event, section.id, TO_SECTION_MS)}
						>
							{section.name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}
