import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { NewsState } from './list-state';

/**
 * After more articles came, focus goes on to the first of them, or where none came to the count beneath the list, because
 * the button that had it may be gone. Focus that the visitor has moved meanwhile stays where it is.
 * @returns to be called when more are asked for
 */
export function useFocusAfterMore(
	{ list: { items }, asked }: NewsState,
	list: RefObject<HTMLElement | null>,
	more: RefObject<HTMLElement | null>,
): () => void {
	const before = useRef<number>(undefined);
	useLayoutEffect(() => {
		if (asked || before.current === undefined) return;
		const first = before.current;
		before.current = undefined;
		const focused = document.activeElement;
		if (focused !== document.body && !more.current?.contains(focused)) return;
		const link = list.current?.querySelectorAll<HTMLElement>('li > a').item(first);
		if (link) link.focus();
		else if (focused === document.body) more.current?.focus();
	}, [asked, list, more]);
	return () => {
		before.current = items.length;
	};
}
