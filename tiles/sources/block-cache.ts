import type { Block, Level } from './raster';

type Held = { readonly block: Promise<Block | undefined>; bytes: number };

/** Keeps the blocks used last, up to a number of bytes; two callers that read one block at once share the reading. */
export class BlockCache {
	readonly #limit: number;
	readonly #held = new Map<string, Held>();
	#bytes = 0;
	#levels = 0;

	/** @param limit bytes */
	constructor(limit: number) {
		this.#limit = limit;
	}

	/** The same level, read through this cache. */
	through(level: Level): Level {
		this.#levels += 1;
		const prefix = this.#levels;
		return { ...level, read: (column, row) => this.#read(`${prefix}/${column}/${row}`, () => level.read(column, row)) };
	}

	#read(key: string, read: () => Promise<Block | undefined>): Promise<Block | undefined> {
		const known = this.#held.get(key);
		if (known) {
			this.#held.delete(key);
			this.#held.set(key, known);
			return known.block;
		}
		const held: Held = { block: read(), bytes: 0 };
		this.#held.set(key, held);
		held.block.then(
			(block) => this.#weigh(key, held, block?.rgba.length ?? 0),
			() => this.#held.delete(key),
		);
		return held.block;
	}

	#weigh(key: string, held: Held, bytes: number): void {
		if (this.#held.get(key) !== held) return;
		held.bytes = bytes;
		this.#bytes += bytes;
		for (const [oldest, { bytes: freed }] of this.#held) {
			if (this.#bytes <= this.#limit) return;
			this.#held.delete(oldest);
			this.#bytes -= freed;
		}
	}
}
