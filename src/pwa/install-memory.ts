const visitsKey = 'visits';
const countedKey = 'visit-counted';
export const dismissedKey = 'install-dismissed';

/** Counts this visit, once per tab and session. @returns how many visits this browser remembers, this one included */
export function countVisit(): number {
	try {
		const before = Number(localStorage.getItem(visitsKey)) || 0;
		if (sessionStorage.getItem(countedKey)) return before;
		sessionStorage.setItem(countedKey, '1');
		localStorage.setItem(visitsKey, String(before + 1));
		return before + 1;
	} catch {
		// A browser that remembers nothing is always on its first visit.
		return 1;
	}
}

export function isDismissed(): boolean {
	try {
		return localStorage.getItem(dismissedKey) !== null;
	} catch {
		return false;
	}
}

export function rememberDismissal(): void {
	try {
		localStorage.setItem(dismissedKey, '1');
	} catch {
		// Then it holds for this page.
	}
}
