import { useEffect } from 'react';

let holders = 0;

/** Keeps the page behind a dialog or menu from scrolling: `html[data-scroll-locked]` stands while anyone holds the lock (PRODUCT 3). */
export function useScrollLock(active: boolean): void {
	useEffect(() => {
		if (!active) return;
		const { documentElement } = document;
		holders += 1;
		documentElement.setAttribute('data-scroll-locked', '');
		return () => {
			holders -= 1;
			if (holders === 0) documentElement.removeAttribute('data-scroll-locked');
		};
	}, [active]);
}
