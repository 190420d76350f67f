/**
 * A newer build of the site, as the visitor is told of it (PRODUCT 5.5): `waiting` until he accepts it, `activating` until
 * it serves, `active` when another tab accepted it and this one only has to be read anew, `unkept` when that would lose
 * what he typed, because the browser stores nothing.
 */
export type SiteUpdate = 'none' | 'waiting' | 'activating' | 'active' | 'unkept';

/** What the visitor is asked. */
export type UpdateQuestion = Exclude<SiteUpdate, 'none' | 'activating'>;

const listeners = new Set<() => void>();
let update: SiteUpdate = 'none';
let answer: (() => void) | undefined;

export const updateStore = {
	getSnapshot: (): SiteUpdate => update,
	getServerSnapshot: (): SiteUpdate => 'none',
	subscribe: (listener: () => void): (() => void) => {
		listeners.add(listener);
		return () => listeners.delete(listener);
	},
};

/** Asks the visitor; resolves when he accepts. A second question takes the place of the first. */
export function askForUpdate(kind: UpdateQuestion): Promise<void> {
	show(kind);
	return new Promise((resolve) => {
		answer = resolve;
	});
}

/** The visitor accepts the newer build. */
export function acceptUpdate(): void {
	if (!answer) return;
	show('activating');
	answer();
	answer = undefined;
}

function show(next: SiteUpdate): void {
	update = next;
	for (const listener of listeners) listener();
}
