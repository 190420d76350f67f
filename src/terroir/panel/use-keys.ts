import { useState } from 'react';

async function fetchKeys() {
	const [listbox, rows, letters] = await Promise.all([
		import('./listbox-keys'),
		import('./row-keys'),
		import('./type-ahead'),
	]);
	return { listboxMove: listbox.listboxMove, rowAfterKey: rows.rowAfterKey, typeOn: letters.typeOn };
}

type Keys = Awaited<ReturnType<typeof fetchKeys>>;

/** What the keys do in a list, from when the visitor turns to it: the page is there sooner without them. */
export function useKeys(): [Keys | null, fetch: () => void] {
	const [keys, setKeys] = useState<Keys | null>(null);
	return [keys, () => void (keys ?? fetchKeys().then(setKeys))];
}
