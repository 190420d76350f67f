import { useEffect, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../platform/use-store';
import { slot } from '../platform/web-storage';

/** How far down the list was left, in CSS pixels. */
const leftAt = slot('session', 'news-left-at', Number);

/**
 * Keeps the place of a reload while the list grows to what it was: the prerendered one is shorter, and where the same height lies beneath
 * it, the browser goes along with what stands there. Any other place it has found by what stands in view, or the visitor has gone there.
 */
export function usePlaceAfterReload(): void {
	const isWhole = useHydrated(true, false);
	const place = useRef<number>(undefined);
	useEffect(() => {
		const keep = () => void leftAt.write(String(scrollY));
		addEventListener('pagehide', keep);
		return () => removeEventListener('pagehide', keep);
	}, []);
	useLayoutEffect(() => {
		if (!isWhole) place.current = scrollY;
		else if (place.current && place.current === leftAt.read()) scrollTo(0, place.current);
	}, [isWhole]);
}
