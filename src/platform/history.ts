/**
 * The browser's present entry of the history: its address, and what a page keeps with it, which a reload keeps and another entry does
 * not have. The router patches `history.replaceState` on the instance and would take a change for a navigation; the prototype's own
 * method is not patched.
 */
function replaceEntry(state: unknown, address?: string): void {
	History.prototype.replaceState.call(history, state, '', address);
}

/** @param address such as `/terroir`, or `#pontuacoes`, which keeps path and query */
export function replaceAddress(address: string): void {
	replaceEntry(history.state, address);
}

/** Keeps a value with the entry, beside what others keep there. @param value what the browser can clone */
export function keepInEntry(key: string, value: unknown): void {
	replaceEntry({ ...history.state, [key]: value });
}

/** @returns what {@link keepInEntry} has kept, of this build or an earlier one */
export function readFromEntry(key: string): unknown {
	return history.state?.[key];
}
