import { useState } from 'react';

async function fetchKeys() {
	const [rows, letters] = await Promise.all([import('./row-keys'), import('../../ui/listbox/type-ahead')]);
	return { rowAfterKey: rows.rowAfterKey, typeOn: letters.typeOn };
}

type Keys = Awaited<ReturnType<typeof fetchKeys>>;

/** What the keys do in the list of parcels, from when the visitor turns to it: the page is there sooner without them. */
export function useKeys(): [Keys | null, fetch: () => void] {
	const [keys, setKeys] = useState<Keys | null>(null);
	return [keys, () => void (keys ?? fetchKeys().then(setKeys))];
}
