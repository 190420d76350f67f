/** Puts an item at the end of a key's list, which is begun where there is none. */
export function appendTo<Key, Item>(lists: Map<Key, Item[]>, key: Key, item: Item): void {
	const list = lists.get(key);
	if (list) list.push(item);
	else lists.set(key, [item]);
}
