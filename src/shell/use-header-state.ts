import { useEffect, useState } from 'react';
import { initialHeaderState, scrolledTo } from './header-state';

/** Follows the page's scrolling; the first render is the state at the top. */
export function useHeaderState() {
	const [state, setState] = useState(initialHeaderState);
	useEffect(() => {
		const follow = () =>
			setState((current) => {
				const next = scrolledTo(current, window.scrollY);
				return next.scrolled === current.scrolled && next.hidden === current.hidden && next.lastY === current.lastY
					? current
					: next;
			});
		follow();
		window.addEventListener('scroll', follow, { passive: true });
		return () => window.removeEventListener('scroll', follow);
	}, []);
	return state;
}
