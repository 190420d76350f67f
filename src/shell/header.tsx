import { Link } from '@tanstack/react-router';
import { type MouseEvent, useState } from 'react';
import { shellMessages as m, navigation } from '../messages/shell';
import { Icon } from '../ui/icon';
import { Mark } from '../ui/mark';
import css from './header.module.css';
import { useHeaderState } from './header-state';
import { DeferredMenu, fetchMenu, PlainMenu, plainMenuId } from './menu';

/** Name, main navigation and, on small screens, the menu. Over 200 px it sticks as a narrow ruler edge (docs/product.md 3). */
export function Header({ layout, href }: { layout: 'sheet' | 'map'; href: string }) {
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
					{navigation.map(({ to, label }) => (
						<Link key={to} to={to}>
							{label}
						</Link>
					))}
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
