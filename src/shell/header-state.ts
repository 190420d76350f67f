import { useEffect, useState } from 'react';

export type HeaderState = { scrolled: boolean; hidden: boolean; lastY: number };

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
export function useHeaderState(): HeaderState {
	const [state, setState] = useState(initialHeaderState);
	useEffect(() => {
		const follow = () => setState((current) => scrolledTo(current, scrollY));
		follow();
		addEventListener('scroll', follow, { passive: true });
		return () => removeEventListener('scroll', follow);
	}, []);
	return state;
}
