import type { MapEngine } from '../map/engine';

type Wish = (engine: MapEngine) => void;

/** What the map is to show, kept so that an engine that comes later, or in the place of a lost one, shows it too. */
export class EngineWishes {
	readonly #wishes = new Map<string, Wish>();

	/** Takes the place of the last wish about the same thing. */
	set(about: string, wish: Wish): void {
		this.#wishes.set(about, wish);
	}

	drop(about: string): void {
		this.#wishes.delete(about);
	}

	tell(engine: MapEngine): void {
		for (const wish of this.#wishes.values()) wish(engine);
	}
}
