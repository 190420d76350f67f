import { dismissedKey } from './install-memory';

/**
 * Empties what this origin keeps in `localStorage`, but for the visitor's no to the invitation to install, which is for good; and
 * what it keeps in the `sessionStorage` of this tab, where no other tab reaches.
 */
export function emptyWebStorage(): void {
	try {
		for (const key of Object.keys(localStorage)) if (key !== dismissedKey) localStorage.removeItem(key);
		sessionStorage.clear();
	} catch {
		// A browser that remembers nothing has nothing to forget.
	}
}
