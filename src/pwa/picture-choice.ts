const removedKey = 'pictures-removed';

/** Whether the visitor took the pictures off this device: then each comes back when it is looked at, and none before. */
export function picturesWereRemoved(): boolean {
	try {
		return localStorage.getItem(removedKey) !== null;
	} catch {
		return false;
	}
}

export function rememberPicturesRemoved(): void {
	try {
		localStorage.setItem(removedKey, '1');
	} catch {
		// Then they come back with the next page.
	}
}
