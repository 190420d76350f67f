import { useEffect } from 'react';
import { browserScreen, keepAwake } from '../pwa/keep-awake';

/** Keeps the screen from going dark, which on many phones ends a download, as long as `active`. */
export function useScreenKeptOn(active: boolean): void {
	useEffect(() => (active ? keepAwake(browserScreen) : undefined), [active]);
}
