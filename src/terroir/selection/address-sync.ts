import type { TerroirSearch } from './search';
import type { SelectionEffect } from './selection';

export type Navigate = (search: TerroirSearch, entry: 'push' | 'replace') => void | Promise<void>;

/** What the browser's present entry was pushed on top of; kept with it, where a reload and the way forward find it. */
export type EntryMemory = {
	readBeneath: () => TerroirSearch | undefined;
	keepBeneath: (search: TerroirSearch) => void;
};

type WriteAddress = Extract<SelectionEffect, { type: 'write-address' }>;

/**
 * Keeps the address behind the selection. A navigation is not done when it is asked for: until the last one has arrived, what
 * the page is told of the address is older than the selection and is not to be followed.
 */
export class AddressSync {
	readonly #navigate: Navigate;
	readonly #back: () => void;
	readonly #home: string;
	readonly #memory: EntryMemory;
	#shown: TerroirSearch = {};
	#awaited: TerroirSearch | null = null;
	/** The entry that was written last, and what the address was when it was pushed on top of that. */
	#own: TerroirSearch | null = null;
	#beneath: TerroirSearch | null = null;
	/** Going back takes the browser a moment; what is written meanwhile has to wait, or it would be taken back instead. */
	#returningTo: TerroirSearch | null = null;
	/** What is taken back: late news of it are none. */
	#takenBack: TerroirSearch | null = null;
	#held: WriteAddress | null = null;
	readonly #onEnded: () => void;

	/**
	 * @param home the terroir that an address without one means
	 * @param onEnded told when a navigation has ended without having been read: the address is to be read again, for the visitor may
	 * have gone elsewhere meanwhile
	 */
	constructor(navigate: Navigate, back: () => void, home: string, onEnded: () => void, memory: EntryMemory) {
		this.#navigate = navigate;
		this.#back = back;
		this.#home = home;
		this.#memory = memory;
		this.#onEnded = onEnded;
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
		if (this.#held) {
			this.#held = { ...effect, entry: 'replace' };
			return;
		}
		const search = searchFor(effect);
		const { entry } = effect;
		// What is put in the place of our own entry and equals the one beneath it takes our entry back.
		if (entry === 'replace' && this.#beneath && this.#same(this.#beneath, search)) {
			// An entry that is not there yet cannot be taken back: the browser would go back over another.
			if (this.#awaited) this.#held = effect;
			else this.#takeBack(this.#beneath);
			return;
		}
		if (entry === 'push') this.#beneath = this.#awaited ?? this.#shown;
		this.#own = search;
		this.#awaited = search;
		void Promise.resolve(this.#navigate(search, entry)).finally(() => {
			if (this.#awaited !== search) return;
			this.#awaited = null;
			this.#onEnded();
		});
	}

	/** Takes note of the address; whether it is news that the selection has to follow. */
	read(search: TerroirSearch): boolean {
		this.#shown = search;
		if (this.#returningTo) return this.#readReturning(this.#returningTo, search);
		if (this.#awaited) {
			if (!this.#same(this.#awaited, search)) return false;
			this.#awaited = null;
		}
		if (this.#own && this.#same(this.#own, search)) {
			if (this.#beneath) this.#memory.keepBeneath(this.#beneath);
			this.#release();
			return false;
		}
		this.#held = null;
		this.#beneath = this.#memory.readBeneath() ?? null;
		this.#own = this.#beneath && search;
		return true;
	}

	#takeBack(beneath: TerroirSearch): void {
		this.#returningTo = beneath;
		this.#takenBack = this.#own;
		this.#forget();
		this.#back();
	}

	#readReturning(returningTo: TerroirSearch, search: TerroirSearch): boolean {
		const hasReturned = this.#same(returningTo, search);
		if (!hasReturned && this.#takenBack && this.#same(this.#takenBack, search)) return false;
		const held = this.#held;
		this.#returningTo = null;
		this.#held = null;
		// The visitor has gone farther back, or forward: what was to be written is past.
		if (!hasReturned) return true;
		if (!held || this.#same(searchFor(held), search)) return !held;
		this.write(held);
		return false;
	}

	/** Writes what has waited for our own entry. */
	#release(): void {
		const held = this.#held;
		this.#held = null;
		if (held) this.write(held);
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
