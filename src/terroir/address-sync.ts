import type { TerroirSearch } from './search';
import type { SelectionEffect } from './selection';

export type Navigate = (search: TerroirSearch, entry: 'push' | 'replace') => void | Promise<void>;

type WriteAddress = Extract<SelectionEffect, { type: 'write-address' }>;

/**
 * Keeps the address behind the selection. A navigation is not done when it is asked for: until the last one has arrived, what
 * the page is told of the address is older than the selection and is not to be followed.
 */
export class AddressSync {
	readonly #navigate: Navigate;
	readonly #back: () => void;
	#shown: TerroirSearch = {};
	#awaited: TerroirSearch | null = null;
	/** What the address was when a dialog was pushed on top of it. */
	#beneath: TerroirSearch | null = null;

	constructor(navigate: Navigate, back: () => void) {
		this.#navigate = navigate;
		this.#back = back;
	}

	write({ terroir, parcel, entry }: WriteAddress): void {
		const search: TerroirSearch = parcel ? { terroir, parcela: parcel } : { terroir };
		const opened = this.#beneath;
		if (entry === 'push') this.#beneath = this.#awaited ?? this.#shown;
		if (!parcel) this.#beneath = null;
		// Closing takes back the entry that opening made, unless the terroir has changed above it.
		if (!parcel && opened && same(opened, search)) {
			this.#back();
			return;
		}
		this.#awaited = search;
		void Promise.resolve(this.#navigate(search, entry)).finally(() => {
			if (this.#awaited === search) this.#awaited = null;
		});
	}

	/** Takes note of the address; whether it is news that the selection has to follow. */
	read(search: TerroirSearch): boolean {
		this.#shown = search;
		if (search.parcela === undefined) this.#beneath = null;
		if (!this.#awaited) return true;
		if (same(this.#awaited, search)) this.#awaited = null;
		return false;
	}
}

function same(one: TerroirSearch, other: TerroirSearch): boolean {
	return one.terroir === other.terroir && one.parcela === other.parcela;
}
