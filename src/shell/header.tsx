import { Link } from '@tanstack/react-router';
import { type MouseEvent, useEffect, useState } from 'react';
import { shellMessages as m, pageLinks } from '#messages/shell';
import { Icon } from '../ui/icon';
import { Mark } from '../ui/mark';
import css from './header.module.css';
import { LanguageSwitch } from './language-switch';
import { DeferredMenu, fetchMenu, PlainMenu, plainMenuId } from './menu';

/** Name, main navigation and, on small screens, the menu. Over 200 px it sticks as a narrow ruler edge (docs/product.md 3). */
export function Header({ layout, href }: { layout: 'page' | 'map'; href: string }) {
	// Any navigation, back and forward too, closes both menus, in the render that shows the new page: its title gets the focus then.
	const [menuHref, setMenuHref] = useState<string>();
	const menuOpen = menuHref === href;
	if (menuHref && !menuOpen) setMenuHref(undefined);
	const { scrolled, hidden } = useHeaderState();

	function openMenu(event: MouseEvent) {
		// Without this script the button opens the plain menu by itself.
		event.preventDefault();
		setMenuHref(href);
	}

	return (
		<>
			<header
				className={scrolled ? `${css.header} scrolled` : css.header}
				data-layout={layout}
				data-away={hidden && !menuOpen ? '' : undefined}
			>
				<Link to="/" className={css.brand} aria-label={m.home} activeOptions={{ exact: true }}>
					<Mark height={30} />
					<span>Quatro Vistas</span>
				</Link>
				<nav className={css.nav} aria-label={m.mainNavigation}>
					{pageLinks.map(({ to, label }) => (
						<Link key={to} to={to}>
							{label}
						</Link>
					))}
					<LanguageSwitch />
				</nav>
				<button
					type="button"
					className={css.burger}
					aria-haspopup="dialog"
					aria-label={m.openMenu}
					popoverTarget={plainMenuId}
					onPointerEnter={fetchMenu}
					onFocus={fetchMenu}
					onClick={openMenu}
				>
					<Icon name="menu" />
				</button>
			</header>
			<PlainMenu key={href} />
			<DeferredMenu open={menuOpen} onClose={() => setMenuHref(undefined)} />
		</>
	);
}

type HeaderState = { scrolled: boolean; hidden: boolean; lastY: number };

/** docs/product.md 3: the header has its scrolled state above this many pixels. */
const scrollThreshold = 200;

/** A single step of this many pixels down hides the header: only fast scrolling does it. */
const fastStep = 60;

export const initialHeaderState: HeaderState = { scrolled: false, hidden: false, lastY: 0 };

/** The header after the page has scrolled to `y` pixels: hides on fast scroll down, returns on any scroll up (docs/design.md 4). */
export function scrolledTo(state: HeaderState, y: number): HeaderState {
	const scrolled = y > scrollThreshold;
	const step = y - state.lastY;
	const hidden = scrolled && (step > fastStep || (state.hidden && step >= 0));
	// The same object where nothing changed: nothing is rendered then.
	return scrolled === state.scrolled && hidden === state.hidden && !step ? state : { scrolled, hidden, lastY: y };
}

/** Follows the page's scrolling; the first render is the state at the top. */
function useHeaderState(): HeaderState {
	const [state, setState] = useState(initialHeaderState);
	useEffect(() => {
		const follow = () => {
			const y = scrollY;
			setState((current) => scrolledTo(current, y));
		};
		follow();
		addEventListener('scroll', follow, { passive: true });
		return () => removeEventListener('scroll', follow);
	}, []);
	return state;
}
