import { type KeyboardEvent, useRef } from 'react';

type DeferredKeys<Keys> = {
	fetch: () => void;
	/** Has the code act on a key: at once if it is there, otherwise as soon as it is. @param act returns whether it does anything */
	take: (event: KeyboardEvent, act: (keys: Keys) => boolean) => void;
};

/** What the keys do in a list, from when the visitor turns to it: the page is there sooner without them. @param load always the same function */
export function useDeferredKeys<Keys>(load: () => Promise<Keys>): DeferredKeys<Keys> {
	const there = useRef<Keys>(undefined);
	/** One for all keys: what several imports bring may come in any order, and the keys are to be done in theirs. */
	const coming = useRef<Promise<Keys | undefined>>(undefined);
	const waiting = useRef(0);

	function fetch(): Promise<Keys | undefined> {
		coming.current ??= load().then(
			(keys) => {
				there.current = keys;
				return keys;
			},
			() => {
				// It is tried again with the next key.
				coming.current = undefined;
				return undefined;
			},
		);
		return coming.current;
	}

	async function takeLater({ key }: KeyboardEvent, act: (keys: Keys) => boolean) {
		waiting.current += 1;
		const keys = await fetch();
		waiting.current -= 1;
		// Where nothing came, the keys before have led nowhere.
		if (keys && !act(keys) && pressing.includes(key)) pressFocused();
	}

	return {
		fetch: () => void fetch(),
		take(event, act) {
			// What the key does may come a moment later; by then the browser would have done its own.
			if (scrolling.includes(event.key)) event.preventDefault();
			if (there.current) {
				act(there.current);
			} else if (!pressing.includes(event.key)) {
				void takeLater(event, act);
			} else if (waiting.current > 0) {
				// A press is of what the keys before it lead to.
				event.preventDefault();
				void takeLater(event, act);
			}
		},
	};
}

/** Keys that scroll where nothing else is done with them. */
const scrolling = ['ArrowDown', 'ArrowUp', 'Home', 'End'];
/** Keys that press what has the focus where nothing else is done with them. */
const pressing = ['Enter', ' '];

function pressFocused(): void {
	if (document.activeElement instanceof HTMLElement) document.activeElement.click();
}
