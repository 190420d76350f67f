const visitsKey = 'visits';
const countedKey = 'visit-counted';
const dismissedKey = 'install-dismissed';

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

/** Forgets what this site noted in this browser, but for the visitor's no to the invitation, which is for good. */
export function forgetNotes(): void {
	try {
		for (const key of Object.keys(localStorage)) if (key !== dismissedKey) localStorage.removeItem(key);
	} catch {
		// A browser that remembers nothing has nothing to forget.
	}
}

export function rememberDismissal(): void {
	try {
		localStorage.setItem(dismissedKey, '1');
	} catch {
		// Then it holds for this page.
	}
}
