import { useRef } from 'react';

async function fetchKeys() {
	const [moves, letters] = await Promise.all([import('./listbox-keys'), import('./type-ahead')]);
	return { listboxMove: moves.listboxMove, typeOn: letters.typeOn };
}

type Keys = Awaited<ReturnType<typeof fetchKeys>>;

type ListboxKeys = {
	fetch: () => void;
	/** Calls back with what the keys do: at once if it is there, otherwise as soon as it is. */
	onceThere: (callback: (keys: Keys) => void) => void;
};

/** What the keys do in an open list, from when the visitor turns to it: the page is there sooner without them. */
export function useListboxKeys(): ListboxKeys {
	const there = useRef<Keys>(undefined);

	async function load(callback: (keys: Keys) => void) {
		// A fetch that fails is tried again with the next key.
		const keys = await fetchKeys().catch(() => null);
		if (!keys) return;
		there.current = keys;
		callback(keys);
	}

	return {
		fetch: () => void (there.current ?? load(() => {})),
		onceThere(callback) {
			if (there.current) callback(there.current);
			else void load(callback);
		},
	};
}
