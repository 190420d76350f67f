import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { footerLinks, shellMessages as m } from '#messages/shell';
import { addressHere } from '../content/languages';
import { LanguageSwitch } from './language-switch';
import css from './menu.module.css';

export const plainMenuId = 'menu';

/** The menu of small screens before, or without, the script of the full one: the browser opens and closes it. */
export function PlainMenu() {
	return (
		<nav id={plainMenuId} popover="auto" className={css.menu} aria-label={m.mainNavigation}>
			{footerLinks.map(({ to, label }) => (
				<a key={to} href={addressHere(to)}>
					{label}
				</a>
			))}
			<LanguageSwitch />
		</nav>
	);
}

type MenuProps = { onClose: () => void };

let FullMenu = lazy(load);

/** Where the code of the full menu cannot be fetched, the plain one opens in its place; the next press asks for it again. */
async function load(): Promise<{ default: ComponentType<MenuProps> }> {
	try {
		return await import('./mobile-menu');
	} catch {
		FullMenu = lazy(load);
		return { default: PlainInstead };
	}
}

function PlainInstead({ onClose }: MenuProps) {
	useEffect(() => {
		document.getElementById(plainMenuId)?.showPopover();
		onClose();
	}, [onClose]);
	return null;
}

/** Fetches the full menu's code ahead of the press that will need it. */
export function fetchMenu(): void {
	void load();
}

/** The menu of small screens; most visits to most pages never open it, so its code comes with the first sign of interest. */
export function DeferredMenu({ open, onClose }: MenuProps & { open: boolean }) {
	return <Suspense>{open && <FullMenu onClose={onClose} />}</Suspense>;
}
