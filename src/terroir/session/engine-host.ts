import type { CreateMapEngine, MapEngine, MapEngineListeners, MapEngineOptions } from '../map/engine';

type Change = (engine: MapEngine) => void;

/**
 * Holds the one engine of a map, and what it is to show: an engine that comes later, or in the place of a lost one, shows it too.
 */
export class EngineHost {
	readonly #create: CreateMapEngine;
	readonly #changes = new Map<string, Change>();
	readonly #changesOnce = new Map<string, Change>();
	#engine: MapEngine | undefined;
	/** Counts starts and stops: an engine that arrives for an earlier start is destroyed. */
	#attempt = 0;

	constructor(create: CreateMapEngine) {
		this.#create = create;
	}

	get engine(): MapEngine | undefined {
		return this.#engine;
	}

	/**
	 * Makes an engine in the place of the present one. Its listeners hear nothing from the moment that it is stopped or replaced.
	 * @throws what keeps the engine from being made, unless it has been stopped or replaced meanwhile
	 */
	async start(options: MapEngineOptions, listeners: MapEngineListeners): Promise<void> {
		this.stop();
		const attempt = this.#attempt;
		const isCurrent = () => attempt === this.#attempt;
		try {
			const engine = await this.#create(options, whileCurrent(isCurrent, listeners));
			if (isCurrent()) this.#use(engine);
			else engine.destroy();
		} catch (error) {
			if (isCurrent()) throw error;
		}
	}

	stop(): void {
		this.#attempt += 1;
		this.#engine?.destroy();
		this.#engine = undefined;
	}

	/** Changes this engine and all that come after it. @param subject whose former change it replaces */
	apply(subject: string, change: Change): void {
		this.#changes.set(subject, change);
		if (this.#engine) change(this.#engine);
	}

	/** Changes this engine, or else only the next one. */
	applyOnce(subject: string, change: Change): void {
		if (this.#engine) change(this.#engine);
		else this.#changesOnce.set(subject, change);
	}

	/** Cancels what {@link applyOnce} has not done yet. */
	cancelOnce(subject: string): void {
		this.#changesOnce.delete(subject);
	}

	#use(engine: MapEngine): void {
		this.#engine = engine;
		for (const change of [...this.#changes.values(), ...this.#changesOnce.values()]) change(engine);
		this.#changesOnce.clear();
	}
}

function whileCurrent(isCurrent: () => boolean, listeners: MapEngineListeners): MapEngineListeners {
	const guard =
		<Args extends readonly unknown[]>(listener: (...args: Args) => void) =>
		(...args: Args) => {
			if (isCurrent()) listener(...args);
		};
	return {
		onReady: guard(listeners.onReady),
		onMove: guard(listeners.onMove),
		onMoveEnd: guard(listeners.onMoveEnd),
		onParcelClick: guard(listeners.onParcelClick),
		onParcelHover: guard(listeners.onParcelHover),
		onError: guard(listeners.onError),
		onContextLost: guard(listeners.onContextLost),
		onLeave: guard(listeners.onLeave),
		onAttribution: guard(listeners.onAttribution),
	};
}
