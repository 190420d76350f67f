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
	readonly #home: string;
	#shown: TerroirSearch = {};
	#awaited: TerroirSearch | null = null;
	/** The entry that was written last, and what the address was when it was pushed on top of that. */
	#own: TerroirSearch | null = null;
	#beneath: TerroirSearch | null = null;
	/** Going back takes the browser a moment; what is written meanwhile has to wait, or it would be taken back instead. */
	#returningTo: TerroirSearch | null = null;
	#held: WriteAddress | null = null;

	/** @param home the terroir that an address without one means */
	constructor(navigate: Navigate, back: () => void, home: string) {
		this.#navigate = navigate;
		this.#back = back;
		this.#home = home;
	}

	/** Whether the browser shows what was written last: not while a navigation is on its way. */
	get isSettled(): boolean {
		return !this.#awaited && !this.#returningTo;
	}

	/** Whether this is the address that the page has been told of last. */
	isAt(search: TerroirSearch): boolean {
		return this.#same(this.#shown, search);
	}

	write(effect: WriteAddress): void {
		if (this.#returningTo) {
			this.#held = { ...effect, entry: this.#held?.entry === 'push' ? 'push' : effect.entry };
			return;
		}
		const search = searchFor(effect);
		const { entry } = effect;
		// What is put in the place of our own entry and equals the one beneath it takes our entry back.
		if (entry === 'replace' && this.#beneath && this.#same(this.#beneath, search)) {
			this.#returningTo = this.#beneath;
			this.#forget();
			this.#back();
			return;
		}
		if (entry === 'push') this.#beneath = this.#awaited ?? this.#shown;
		this.#own = search;
		this.#awaited = search;
		void Promise.resolve(this.#navigate(search, entry)).finally(() => {
			if (this.#awaited === search) this.#awaited = null;
		});
	}

	/** Takes note of the address; whether it is news that the selection has to follow. */
	read(search: TerroirSearch): boolean {
		this.#shown = search;
		if (this.#returningTo) return this.#same(this.#returningTo, search) && this.#returned(search);
		if (this.#awaited) {
			if (this.#same(this.#awaited, search)) this.#awaited = null;
			return false;
		}
		if (this.#own && this.#same(this.#own, search)) return false;
		this.#forget();
		return true;
	}

	#returned(search: TerroirSearch): boolean {
		const held = this.#held;
		this.#returningTo = null;
		this.#held = null;
		if (!held || this.#same(searchFor(held), search)) return !held;
		this.write(held);
		return false;
	}

	#forget(): void {
		this.#own = null;
		this.#beneath = null;
	}

	#same(one: TerroirSearch, other: TerroirSearch): boolean {
		return (one.terroir ?? this.#home) === (other.terroir ?? this.#home) && one.parcela === other.parcela;
	}
}

function searchFor({ terroir, parcel }: WriteAddress): TerroirSearch {
	return parcel ? { terroir, parcela: parcel } : { terroir };
}
