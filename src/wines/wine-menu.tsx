import { type RefObject, useEffect, useRef, useState } from 'react';
import { winePageMessages as m } from '#messages/wine-page';
import { nameLang } from '../content/languages';
import { jump } from '../ui/smooth-scroll';
import type { WineSection } from './sections';
import css from './wine-menu.module.css';

/** Milliseconds on the way to a section (docs/product.md 8). */
const toSectionMs = 800;

type WineMenuProps = { name: string; year: number; sections: readonly WineSection[] };

/** The sections of the page, under the header while they are read; the year is gone while it sticks there (docs/product.md 3). */
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
				<span lang={nameLang}>{name}</span>{' '}
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
							onClick={(event) => jump(event, section.id, toSectionMs)}
						>
							{section.name}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** Room above the window, in CSS pixels: more than any page has, so that what has been read counts as passed. */
const aboveMenu = 100_000;

/** The section that the middle of the window lies in (docs/product.md 8), or else the one that did last; at first the first one. @returns its id */
function useSectionInView(sections: readonly WineSection[]): string | undefined {
	const [current, setCurrent] = useState(sections[0]?.id);
	const order = sections.map(({ id }) => id).join(' ');

	useEffect(() => {
		const ids = order.split(' ');
		const passed = new Set<string>();
		const watch = new IntersectionObserver(
			(entries) => {
				for (const { target, isIntersecting } of entries) {
					if (isIntersecting) passed.add(target.id);
					else passed.delete(target.id);
				}
				setCurrent(lastPassed(ids, passed));
			},
			{ rootMargin: `${aboveMenu}px 0px -50%` },
		);
		for (const id of ids) {
			const section = document.getElementById(id);
			if (section) watch.observe(section);
		}
		return () => watch.disconnect();
	}, [order]);

	return current;
}

/** Room below the window, in CSS pixels: more than any page has, so that only what goes out at the top counts as out of view. */
const below = 100_000;

/** Whether a sticky element rests where it sticks. */
function useStuck(element: RefObject<HTMLElement | null>): boolean {
	const [stuck, setStuck] = useState(false);

	useEffect(() => {
		const sticky = element.current;
		const above = sticky?.previousElementSibling;
		if (!sticky || !above) return;
		let watch: IntersectionObserver | undefined;

		/** It sticks when what stands above it has gone behind the line where it sticks; that line may differ with the window's width. */
		function observe() {
			if (!sticky || !above) return;
			watch?.disconnect();
			const line = Number.parseFloat(getComputedStyle(sticky).insetBlockStart) || 0;
			watch = new IntersectionObserver((entries) => setStuck(entries.at(-1)?.isIntersecting === false), {
				rootMargin: `${-line - 1}px 0px ${below}px`,
			});
			watch.observe(above);
		}
		observe();
		addEventListener('resize', observe);
		return () => {
			watch?.disconnect();
			removeEventListener('resize', observe);
		};
	}, [element]);

	return stuck;
}

/** Of the sections that have reached the middle of the window, the last one; the first before any has. */
export function lastPassed(ids: readonly string[], passed: ReadonlySet<string>): string | undefined {
	return ids.findLast((id) => passed.has(id)) ?? ids[0];
}
