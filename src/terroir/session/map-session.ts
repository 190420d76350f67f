import {
	type CreateMapEngine,
	type FitTarget,
	type MapCamera,
	type MapEngineListeners,
	type MapLayers,
	type Position,
	TERROIR_ZOOM,
} from '../map/engine';
import { classifyMapError, type MapErrorKind } from '../map/map-error';
import type { LonLat } from '../map/mercator';
import { CameraControl } from './camera-control';
import { whileCurrent } from './engine-listeners';
import { EngineSlot } from './engine-slot';
import type { MapPlace } from './map-status';
import { liveOrigin, type MapStatus } from './map-status';

export type MapSessionOptions = {
	createEngine: CreateMapEngine;
	prefersReducedMotion: () => boolean;
	writeFragment: (camera: MapCamera) => void;
	onParcelClick: (slug: string) => void;
	onParcelHover: (slug: string | undefined) => void;
	onLeave: () => void;
	/** A sentence about a move that the visitor made on the map itself. */
	onSentence: (sentence: string) => void;
};

/** The camera over a place, as a terroir is first seen. */
export function cameraOver(center: LonLat): MapCamera {
	return { center, zoom: TERROIR_ZOOM, bearing: 0, pitch: 0 };
}

/** A map that has lived so long may be made anew again, in ms. */
const ENDURING = 60_000;

/** The one map of the page, from the still to the live engine and back; remembers camera and marks while there is none. */
export class MapSession {
	readonly #options: MapSessionOptions;
	readonly #listeners = new Set<() => void>();
	readonly #slot = new EngineSlot();
	readonly #camera: CameraControl;
	#status: MapStatus = { kind: 'poster' };
	#layers: MapLayers = { parcels: true, contours: false };
	#attribution: string | undefined;
	#place: MapPlace | undefined;
	#contextLostAt = Number.NEGATIVE_INFINITY;
	#failures = 0;

	constructor(camera: MapCamera, options: MapSessionOptions) {
		this.#camera = new CameraControl(camera, this.#slot, options);
		this.#options = options;
	}

	/** How often in a row the map did not come. */
	get failures(): number {
		return this.#failures;
	}

	getStatus = (): MapStatus => this.#status;
	getLayers = (): MapLayers => this.#layers;
	/** Whose imagery the live map shows, or `undefined` as long as nobody has said so. */
	getAttribution = (): string | undefined => this.#attribution;
	/** Hears of the status, of the layers and of the attribution. */
	subscribeStatus = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	getCamera = () => this.#camera.get();
	getPadding = () => this.#camera.getPadding();
	subscribeCamera = (listener: () => void) => this.#camera.subscribe(listener);
	jump = (camera: MapCamera) => this.#camera.jump(camera);
	fly = (center: LonLat) => this.#camera.fly(cameraOver(center));
	fit = (target: FitTarget) => this.#camera.fit(target);
	zoomBy = (steps: number) => this.#camera.zoomBy(steps);
	restoreFragment = () => this.#camera.restoreFragment();
	project = (place: LonLat) => this.#camera.project(place);

	/** Begins loading the live map, unless it is there or on its way. */
	start(place: MapPlace): void {
		this.#place = place;
		if (this.#status.kind === 'poster') void this.#load(place);
	}

	/** Once more after an error, where the camera is now. */
	retry(): void {
		if (this.#status.kind === 'error' && this.#place) void this.#load(this.#place);
	}

	/** Leaves nothing running. The session can be started again. */
	stop(): void {
		this.#slot.empty();
		this.#show({ kind: 'poster' });
	}

	resize(): void {
		if (this.#place) this.#camera.resize(this.#place.padding(), sizeOf(this.#place));
	}

	mark(selection: readonly string[], highlight: string | undefined): void {
		this.#slot.wish('marks', (engine) => {
			engine.setSelection(selection);
			engine.setHighlight(highlight);
		});
	}

	hover(slug: string | undefined): void {
		this.#slot.engine?.setHover(slug);
	}

	setLayers(layers: MapLayers): void {
		this.#layers = layers;
		this.#slot.wish('layers', (engine) => engine.setLayers(layers));
		this.#tell();
	}

	/** Shows where the visitor stands, or no longer. */
	showPosition(position: Position | undefined): void {
		this.#slot.wish('position', (engine) => engine.setPosition(position));
	}

	async #load(place: MapPlace): Promise<void> {
		const { container, label, padding } = place;
		this.#show({ kind: 'loading' });
		try {
			await this.#slot.fill((isCurrent) => {
				const under = padding();
				this.#camera.startWith(under, sizeOf(place));
				const options = { container, label, camera: this.#camera.get(), padding: under };
				return this.#options.createEngine(options, whileCurrent(isCurrent, this.#engineListeners()));
			});
			// The sheet may have been drawn while the engine was on its way.
			this.#camera.pad(padding());
		} catch (error) {
			this.#fail(classifyMapError(error));
		}
	}

	#engineListeners(): MapEngineListeners {
		return {
			onParcelClick: this.#options.onParcelClick,
			onParcelHover: (slug) => {
				this.hover(slug);
				this.#options.onParcelHover(slug);
			},
			onLeave: this.#options.onLeave,
			onReady: () => {
				const { engine } = this.#slot;
				this.#failures = 0;
				if (engine && this.#status.kind === 'loading') this.#show({ kind: 'ready', origin: engine.origin });
			},
			onMove: (camera) => this.#camera.follow(camera),
			onMoveEnd: (camera) => this.#settle(camera),
			onError: (error) => this.#fail(error),
			onContextLost: () => this.#recover(),
			onAttribution: (text) => {
				this.#attribution = text;
				this.#tell();
			},
		};
	}

	#settle(camera: MapCamera): void {
		const sentence = this.#camera.settle(camera);
		// What failed is asked for again where it is needed again: the notice is about then, not about now.
		const origin = liveOrigin(this.#status);
		if (this.#status.kind === 'error' && origin) this.#show({ kind: 'ready', origin });
		if (sentence) this.#options.onSentence(sentence);
	}

	/** What was not ready yet gives way to the still; what was goes on with what it has. */
	#fail(error: MapErrorKind): void {
		const origin = liveOrigin(this.#status);
		if (!origin) {
			this.#slot.empty();
			this.#failures += 1;
		}
		this.#show({ kind: 'error', error, origin });
	}

	/** Browsers take graphics contexts away from pages in the background. Once is answered with a new map, twice in short order with the still. */
	#recover(): void {
		const again = performance.now() - this.#contextLostAt < ENDURING;
		this.#contextLostAt = performance.now();
		this.#slot.empty();
		if (again || !this.#place) this.#show({ kind: 'error', error: 'context-lost', origin: undefined });
		else void this.#load(this.#place);
	}

	#show(status: MapStatus): void {
		this.#status = status;
		this.#tell();
	}

	#tell(): void {
		for (const listener of this.#listeners) listener();
	}
}

function sizeOf({ container: { clientWidth, clientHeight } }: MapPlace): string {
	return `${clientWidth}x${clientHeight}`;
}
