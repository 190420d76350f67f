/** How many runs of a chaos test each kind of fault has hit: chaos that never came proves nothing. */
export class Tally<Fault extends string> {
	runs = 0;
	readonly #hits: Map<Fault, number>;

	constructor(readonly faults: readonly Fault[]) {
		this.#hits = new Map(faults.map((fault) => [fault, 0]));
	}

	/** Adds a run and the faults that hit it. */
	add(hit: ReadonlySet<Fault>): void {
		this.runs += 1;
		for (const fault of hit) this.#hits.set(fault, (this.#hits.get(fault) ?? 0) + 1);
	}

	/** Percent of the runs, by kind of fault. */
	shares(): ReadonlyMap<Fault, number> {
		return new Map([...this.#hits].map(([fault, hits]) => [fault, (100 * hits) / Math.max(1, this.runs)]));
	}

	/** The faults that hit fewer than so many percent of the runs. */
	rarerThan(percent: number): Fault[] {
		return [...this.shares()].filter(([, share]) => share < percent).map(([fault]) => fault);
	}
}
