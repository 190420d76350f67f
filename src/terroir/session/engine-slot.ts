import type { MapEngine } from '../map/engine';

type Wish = (engine: MapEngine) => void;

/**
 * The one engine of a map, or the place where it will be; keeps what is to be shown, so that an engine that comes later, or in
 * the place of a lost one, shows it too.
 */
export class EngineSlot {
	readonly #wishes = new Map<string, Wish>();
	readonly #wishesOnce = new Map<string, Wish>();
	#engine: MapEngine | undefined;
	/** Counts fillings and emptyings: an engine that arrives for an earlier one is thrown away. */
	#attempt = 0;

	get engine(): MapEngine | undefined {
		return this.#engine;
	}

	/**
	 * Takes the engine that is made as soon as it is there, unless the slot has been filled or emptied meanwhile.
	 * @param make is told how to find out whether its engine is still wanted
	 * @throws what `make` throws, while its engine is wanted
	 */
	async fill(make: (isCurrent: () => boolean) => Promise<MapEngine>): Promise<void> {
		this.empty();
		const attempt = this.#attempt;
		const isCurrent = () => attempt === this.#attempt;
		try {
			const engine = await make(isCurrent);
			if (isCurrent()) this.#adopt(engine);
			else engine.destroy();
		} catch (error) {
			if (isCurrent()) throw error;
		}
	}

	empty(): void {
		this.#attempt += 1;
		this.#engine?.destroy();
		this.#engine = undefined;
	}

	/** Has something shown by this engine and by all that come after it; takes the place of the last wish about the same thing. */
	wish(about: string, wish: Wish): void {
		this.#wishes.set(about, wish);
		if (this.#engine) wish(this.#engine);
	}

	/** Has something done once, by this engine or by the next. */
	wishOnce(about: string, wish: Wish): void {
		if (this.#engine) wish(this.#engine);
		else this.#wishesOnce.set(about, wish);
	}

	/** What was to be done once and has not been done is no longer wanted. */
	dropOnce(about: string): void {
		this.#wishesOnce.delete(about);
	}

	#adopt(engine: MapEngine): void {
		this.#engine = engine;
		for (const wish of [...this.#wishes.values(), ...this.#wishesOnce.values()]) wish(engine);
		this.#wishesOnce.clear();
	}
}
