/** Numbered things by their cost, the cheapest first: a binary heap in typed arrays that grows as needed. */
export class Heap {
	#costs = new Float64Array(1024);
	#items = new Int32Array(1024);
	#size = 0;

	get size(): number {
		return this.#size;
	}

	clear(): void {
		this.#size = 0;
	}

	push(cost: number, item: number): void {
		if (this.#size === this.#costs.length) this.#grow();
		const costs = this.#costs;
		const items = this.#items;
		let place = this.#size++;
		while (place > 0) {
			const parent = (place - 1) >> 1;
			const above = costs[parent] ?? 0;
			if (above <= cost) break;
			costs[place] = above;
			items[place] = items[parent] ?? 0;
			place = parent;
		}
		costs[place] = cost;
		items[place] = item;
	}

	/** Takes the cheapest out; −1 from an empty heap. */
	pop(): number {
		if (this.#size === 0) return -1;
		const costs = this.#costs;
		const items = this.#items;
		const cheapest = items[0] ?? -1;
		const size = --this.#size;
		const cost = costs[size] ?? 0;
		const item = items[size] ?? 0;
		let place = 0;
		for (;;) {
			let child = 2 * place + 1;
			if (child >= size) break;
			if (child + 1 < size && (costs[child + 1] ?? 0) < (costs[child] ?? 0)) child++;
			const below = costs[child] ?? 0;
			if (below >= cost) break;
			costs[place] = below;
			items[place] = items[child] ?? 0;
			place = child;
		}
		costs[place] = cost;
		items[place] = item;
		return cheapest;
	}

	#grow(): void {
		const costs = new Float64Array(this.#size * 2);
		const items = new Int32Array(this.#size * 2);
		costs.set(this.#costs);
		items.set(this.#items);
		this.#costs = costs;
		this.#items = items;
	}
}
