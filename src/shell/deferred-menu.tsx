import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { showPlainMenu } from './plain-menu';

type MenuProps = { open: boolean; onClose: () => void };

const Menu = lazy(load);

/** Where the code of the menu cannot be had, the one that needs none opens in its place. */
async function load(): Promise<{ default: ComponentType<MenuProps> }> {
	try {
		return await import('./mobile-menu');
	} catch {
		return { default: PlainInstead };
	}
}

function PlainInstead({ open, onClose }: MenuProps) {
	useEffect(() => {
		if (!open) return;
		showPlainMenu();
		onClose();
	}, [open, onClose]);
	return null;
}

/** Fetches the menu's code ahead of the press that will want it. */
export function fetchMenu(): void {
	void load();
}

/** The menu of small screens; most visits to most pages never open it, so its code comes with the first sign of interest. */
export function DeferredMenu({ open, onClose }: MenuProps) {
	const [wanted, setWanted] = useState(false);
	if (open && !wanted) setWanted(true);
	return <Suspense>{wanted && <Menu open={open} onClose={onClose} />}</Suspense>;
}
