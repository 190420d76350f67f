/** A key of the browser's storage for this origin: `local` for all its tabs, `session` for this one. */
export type Slot<Value> = {
	/** @returns undefined if there is nothing, nothing that can be parsed, or the browser forbids to look */
	read: () => Value | undefined;
	/** @returns whether the browser keeps it */
	write: (text: string) => boolean;
	remove: () => void;
};

/**
 * None of its methods throws: browsers refuse where storage is full or switched off, some even access to `localStorage` itself.
 * @param parse gives undefined, or throws, for a text that another build may have written
 */
export function slot<Value>(
	area: 'local' | 'session',
	key: string,
	parse: (text: string) => Value | undefined,
): Slot<Value> {
	const storage = () => (area === 'local' ? localStorage : sessionStorage);
	return {
		read: () =>
			allowed(() => {
				const text = storage().getItem(key);
				return text === null ? undefined : parse(text);
			}),
		write: (text) =>
			allowed(() => {
				storage().setItem(key, text);
				return true;
			}) ?? false,
		remove: () => allowed(() => storage().removeItem(key)),
	};
}

function allowed<Result>(action: () => Result): Result | undefined {
	try {
		return action();
	} catch {
		return undefined;
	}
}
