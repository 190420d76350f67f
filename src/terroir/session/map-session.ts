import { createStore, type Store } from '../../platform/store';
import type {
	CameraPadding,
	CreateMapEngine,
	MapCamera,
	MapEngine,
	MapEngineListeners,
	MapEngineOptions,
	MapLayers,
	Position,
	TileOrigin,
} from '../map/engine';
import { classifyMapError, type MapErrorKind } from '../map/map-error';
import type { ScreenBox, ScreenPoint } from '../map/screen';
import { Camera, type CameraOptions } from './camera';
import { EngineHost } from './engine-host';

export type MapStatus =
	/** The still stands in for the map, which nobody has asked for yet. */
	| { kind: 'poster' }
	| { kind: 'loading' }
	| { kind: 'ready'; origin: TileOrigin }
	/** With an origin the live map goes on beneath the notice: it was ready, and some of it does not come. */
	| { kind: 'error'; error: MapErrorKind; origin: TileOrigin | undefined };

/** Where the tiles of the live map come from, or `undefined` while there is none to be seen. */
export function liveOrigin(status: MapStatus): TileOrigin | undefined {
	return status.kind === 'ready' || status.kind === 'error' ? status.origin : undefined;
}

/** Where the map is to be drawn. `padding` is read again whenever the box changes. */
type MapPlace = Pick<MapEngineOptions, 'container' | 'label' | 'leastLetterPx'> & { padding: () => CameraPadding };

export type MapSessionOptions = CameraOptions & {
	createEngine: CreateMapEngine;
	onParcelClick?: (slug: string) => void;
	onParcelHover?: (slug: string | undefined) => void;
	onLeave?: () => void;
	/** A sentence about a move that the visitor made on the map itself. */
	onSentence?: (sentence: string) => void;
};

/** A map that has lived so many milliseconds is made again when it is lost. */
const stableMs = 60_000;

/** The one map of the page, from the still to the live engine and back; remembers camera and marks while there is none. */
export class MapSession {
	readonly #options: MapSessionOptions;
	readonly #host: EngineHost;
	readonly #status = createStore<MapStatus>({ kind: 'poster' });
	readonly #layers = createStore<MapLayers>({ parcels: true, contours: false });
	readonly #attribution = createStore<string | undefined>(undefined);
	readonly camera: Camera;
	readonly status: Store<MapStatus> = this.#status;
	readonly layers: Store<MapLayers> = this.#layers;
	/** Whose imagery the live map shows, as long as nobody has said so nothing. */
	readonly attribution: Store<string | undefined> = this.#attribution;
	#place: MapPlace | undefined;
	#contextLostAt = Number.NEGATIVE_INFINITY;
	#failures = 0;

	constructor(camera: MapCamera, options: MapSessionOptions) {
		this.#options = options;
		this.#host = new EngineHost(options.createEngine);
		this.camera = new Camera(camera, this.#host, options);
	}

	/** How often in a row the map did not come. */
	get failures(): number {
		return this.#failures;
	}

	/** Begins loading the live map, unless it is there or on its way. */
	start(place: MapPlace): void {
		this.#place = place;
		if (this.#status.get().kind === 'poster') void this.#load(place);
	}

	/** Once more after an error, where the camera is now. */
	retry(): void {
		if (this.#status.get().kind === 'error' && this.#place) void this.#load(this.#place);
	}

	/** Leaves nothing running. The session can be started again. */
	stop(): void {
		this.#host.stop();
		this.#status.set({ kind: 'poster' });
	}

	resize(): void {
		if (this.#place) this.camera.resize(this.#place.padding(), sizeOf(this.#place));
	}

	mark(selection: readonly string[], highlight: string | undefined): void {
		this.#host.apply('marks', (engine) => {
			engine.setSelection(selection);
			engine.setHighlight(highlight);
		});
	}

	hover(slug: string | undefined): void {
		this.#host.engine?.setHover(slug);
	}

	/** The parcel at a pixel of the live map's box. */
	parcelAt(point: ScreenPoint): ReturnType<MapEngine['parcelAt']> {
		return this.#host.engine?.parcelAt(point);
	}

	/** What stands over the map as it is now. */
	reserve(boxes: readonly ScreenBox[]): void {
		this.#host.engine?.reserve(boxes);
	}

	setLayers(layers: MapLayers): void {
		this.#layers.set(layers);
		this.#host.apply('layers', (engine) => engine.setLayers(layers));
	}

	/** Shows where the visitor stands, or no longer. */
	showPosition(position: Position | undefined): void {
		this.#host.apply('position', (engine) => engine.setPosition(position));
	}

	async #load(place: MapPlace): Promise<void> {
		const { container, label, leastLetterPx } = place;
		this.#status.set({ kind: 'loading' });
		try {
			const padding = place.padding();
			this.camera.startWith(padding, sizeOf(place));
			await this.#host.start(
				{ container, label, camera: this.camera.get(), padding, ...(leastLetterPx && { leastLetterPx }) },
				this.#engineListeners(),
			);
			// The sheet may have been drawn while the engine was on its way.
			this.camera.pad(place.padding());
		} catch (error) {
			this.#fail(classifyMapError(error));
		}
	}

	#engineListeners(): MapEngineListeners {
		return {
			onParcelClick: (slug) => this.#options.onParcelClick?.(slug),
			onParcelHover: (slug) => {
				this.hover(slug);
				this.#options.onParcelHover?.(slug);
			},
			onLeave: () => this.#options.onLeave?.(),
			onReady: () => {
				const { engine } = this.#host;
				this.#failures = 0;
				if (engine && this.#status.get().kind === 'loading') this.#status.set({ kind: 'ready', origin: engine.origin });
			},
			onMove: this.camera.follow,
			onMoveEnd: (camera) => this.#settle(camera),
			onError: (error) => this.#fail(error),
			onContextLost: () => this.#recover(),
			onAttribution: this.#attribution.set,
		};
	}

	#settle(camera: MapCamera): void {
		const sentence = this.camera.settle(camera);
		const status = this.#status.get();
		const origin = liveOrigin(status);
		// What failed is asked for again where it is needed again: the notice is about then, not about now.
		if (status.kind === 'error' && origin) this.#status.set({ kind: 'ready', origin });
		if (sentence) this.#options.onSentence?.(sentence);
	}

	/** What was not ready yet gives way to the still; what was goes on with what it has. */
	#fail(error: MapErrorKind): void {
		const origin = liveOrigin(this.#status.get());
		if (!origin) {
			this.#host.stop();
			this.#failures += 1;
		}
		this.#status.set({ kind: 'error', error, origin });
	}

	/** Browsers take graphics contexts away from pages in the background. Once is answered with a new map, twice in short order with the still. */
	#recover(): void {
		const isRepeated = performance.now() - this.#contextLostAt < stableMs;
		this.#contextLostAt = performance.now();
		this.#host.stop();
		if (isRepeated || !this.#place) this.#status.set({ kind: 'error', error: 'context-lost', origin: undefined });
		else void this.#load(this.#place);
	}
}

function sizeOf({ container: { clientWidth, clientHeight } }: MapPlace): string {
	return `${clientWidth}x${clientHeight}`;
}
