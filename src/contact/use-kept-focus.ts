import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus in a list whose rows come and go by themselves: if what had it is gone, the list itself takes it, so that
 * a keyboard does not start again at the top of the page.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>): (event: FocusEvent<HTMLElement>) => void {
	const last = useRef<Element>(undefined);
	useLayoutEffect(() => {
		if (!last.current || last.current.isConnected) return;
		last.current = undefined;
		if (document.activeElement === document.body) list.current?.focus({ preventScroll: true });
	});
	return ({ target }) => {
		last.current = target;
	};
}
