import { shellMessages as m, navigation } from '../messages/shell';
import css from './plain-menu.module.css';

export const plainMenuId = 'menu';

/** The menu of small screens before, or without, the script of the full one: the browser opens and closes it. */
export function PlainMenu() {
	return (
		<nav id={plainMenuId} popover="auto" className={css.menu} aria-label={m.mainNavigation}>
			{[...navigation, { to: '/neste-dispositivo', label: m.onThisDevice }].map(({ to, label }) => (
				<a key={to} href={to}>
					{label}
				</a>
			))}
		</nav>
	);
}

export function showPlainMenu(): void {
	document.getElementById(plainMenuId)?.showPopover();
}
