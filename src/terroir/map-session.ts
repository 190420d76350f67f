import { CameraKeeper } from './camera-keeper';
import {
	type CameraPadding,
	type CreateMapEngine,
	FLIGHT_SPEED,
	type LonLat,
	MAX_ZOOM,
	type MapCamera,
	type MapEngine,
	MIN_ZOOM,
	type ScreenPoint,
	TERROIR_ZOOM,
	type TileOrigin,
} from './map/engine';
import { classifyMapError, type MapErrorKind } from './map/map-error';

export type MapStatus =
	/** The still stands in for the map, which nobody has asked for yet. */
	| { kind: 'poster' }
	| { kind: 'loading' }
	| { kind: 'ready'; origin: TileOrigin }
	/** With an origin the live map goes on beneath the notice: it was ready, and some of it does not come. */
	| { kind: 'error'; error: MapErrorKind; origin: TileOrigin | null };

/** Where the map is to be drawn. `padding` is read again whenever the box changes. */
export type MapPlace = { container: HTMLElement; label: string; padding: () => CameraPadding };

export type MapSessionOptions = {
	createEngine: CreateMapEngine;
	prefersReducedMotion: () => boolean;
	writeFragment: (camera: MapCamera) => void;
	onParcelClick: (slug: string) => void;
	onParcelHover: (slug: string | null) => void;
	onLeave: () => void;
	/** A sentence about a move that the visitor made on the map itself. */
	onSentence: (sentence: string) => void;
};

/** The camera over a place, as a terroir is first seen. */
export function cameraOver(center: LonLat): MapCamera {
	return { center, zoom: TERROIR_ZOOM, bearing: 0, pitch: 0 };
}

/** The one map of the page, from the still to the live engine and back; remembers camera and marks while there is none. */
export class MapSession {
	readonly #options: MapSessionOptions;
	readonly #statusListeners = new Set<() => void>();
	readonly #camera: CameraKeeper;
	#status: MapStatus = { kind: 'poster' };
	#engine: MapEngine | null = null;
	#place: MapPlace | null = null;
	#padding: CameraPadding | null = null;
	/** Counts starts and stops: an engine that arrives for an earlier one is thrown away. */
	#attempt = 0;
	#contextWasLost = false;
	#selection: readonly string[] = [];
	#highlight: string | null = null;

	constructor(camera: MapCamera, options: MapSessionOptions) {
		this.#camera = new CameraKeeper(camera);
		this.#options = options;
	}

	getStatus = (): MapStatus => this.#status;
	getCamera = (): MapCamera => this.#camera.get();

	subscribeStatus = (listener: () => void): (() => void) => {
		this.#statusListeners.add(listener);
		return () => this.#statusListeners.delete(listener);
	};
	subscribeCamera = (listener: () => void): (() => void) => this.#camera.subscribe(listener);

	/** Begins loading the live map, unless it is there or on its way. */
	start(place: MapPlace): void {
		this.#place = place;
		if (this.#status.kind === 'poster') void this.#load(place);
	}

	/** Once more after an error, where the camera is now. */
	retry(): void {
		if (this.#status.kind !== 'error' || !this.#place) return;
		this.#discard();
		void this.#load(this.#place);
	}

	/** Leaves nothing running. The session can be started again. */
	stop(): void {
		this.#discard();
		this.#show({ kind: 'poster' });
	}

	/** Puts the camera somewhere without a flight. */
	jump(camera: MapCamera): void {
		this.#camera.move(camera);
		this.#engine?.jumpTo(camera);
	}

	fly(center: LonLat): void {
		if (!this.#engine || this.#options.prefersReducedMotion()) {
			this.jump(cameraOver(center));
			return;
		}
		this.#camera.takeOff();
		this.#engine.flyTo(center, TERROIR_ZOOM, FLIGHT_SPEED);
	}

	zoomBy(steps: number): void {
		if (this.#engine) {
			this.#engine.zoomBy(steps, !this.#options.prefersReducedMotion());
			return;
		}
		const camera = this.#camera.get();
		this.#camera.move({ ...camera, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, camera.zoom + steps)) });
	}

	mark(selection: readonly string[], highlight: string | null): void {
		this.#selection = selection;
		this.#highlight = highlight;
		this.#engine?.setSelection(selection);
		this.#engine?.setHighlight(highlight);
	}

	hover(slug: string | null): void {
		this.#engine?.setHover(slug);
	}

	resize(): void {
		if (!this.#engine || !this.#place) return;
		const padding = this.#place.padding();
		// Setting a padding ends a flight, even when it is the same.
		if (padding.left !== this.#padding?.left) this.#engine.setPadding(padding);
		this.#padding = padding;
		this.#engine.resize();
	}

	/** Puts the camera back into an address that a navigation has just written. */
	restoreFragment(): void {
		if (this.#engine) this.#options.writeFragment(this.#camera.get());
	}

	/** Where a place is drawn in the box, or `null` while there is no live map. */
	project(place: LonLat): ScreenPoint | null {
		return this.#engine?.project(place) ?? null;
	}

	async #load(place: MapPlace): Promise<void> {
		this.#attempt += 1;
		const attempt = this.#attempt;
		const isCurrent = () => attempt === this.#attempt;
		this.#show({ kind: 'loading' });
		try {
			const { container, label } = place;
			const padding = place.padding();
			this.#padding = padding;
			const engine = await this.#options.createEngine(
				{ container, label, camera: this.#camera.get(), padding },
				this.#listen(isCurrent),
			);
			if (!isCurrent()) engine.destroy();
			else this.#adopt(engine);
		} catch (error) {
			if (isCurrent()) this.#fail(classifyMapError(error));
		}
	}

	#adopt(engine: MapEngine): void {
		this.#engine = engine;
		engine.jumpTo(this.#camera.get());
		this.mark(this.#selection, this.#highlight);
	}

	#listen(isCurrent: () => boolean): Parameters<CreateMapEngine>[1] {
		const { onParcelClick, onParcelHover, onLeave } = this.#options;
		return {
			onParcelClick,
			onParcelHover: (slug) => {
				this.hover(slug);
				onParcelHover(slug);
			},
			onLeave,
			onReady: () => {
				if (isCurrent() && this.#engine && this.#status.kind === 'loading')
					this.#show({ kind: 'ready', origin: this.#engine.origin });
			},
			onMove: (camera) => {
				if (isCurrent()) this.#camera.move(camera);
			},
			onMoveEnd: (camera) => {
				if (isCurrent()) this.#settle(camera);
			},
			onError: (error) => {
				if (isCurrent()) this.#fail(error);
			},
			onContextLost: () => {
				if (isCurrent()) this.#recover();
			},
		};
	}

	#settle(camera: MapCamera): void {
		const sentence = this.#camera.settle(camera);
		this.#options.writeFragment(camera);
		// What failed is asked for again where it is needed again: the notice is about then, not about now.
		if (this.#status.kind === 'error' && this.#status.origin)
			this.#show({ kind: 'ready', origin: this.#status.origin });
		if (sentence) this.#options.onSentence(sentence);
	}

	/** What was not ready yet gives way to the still; what was goes on with what it has. */
	#fail(error: MapErrorKind): void {
		const origin =
			this.#status.kind === 'ready' || this.#status.kind === 'error' ? (this.#engine?.origin ?? null) : null;
		if (!origin) this.#discard();
		this.#show({ kind: 'error', error, origin });
	}

	/** Browsers take graphics contexts away from pages in the background. Once is answered with a new map, twice with the still. */
	#recover(): void {
		const again = this.#contextWasLost;
		this.#contextWasLost = true;
		this.#discard();
		if (again || !this.#place) this.#show({ kind: 'error', error: 'no-webgl', origin: null });
		else void this.#load(this.#place);
	}

	#discard(): void {
		this.#attempt += 1;
		this.#engine?.destroy();
		this.#engine = null;
	}

	#show(status: MapStatus): void {
		this.#status = status;
		for (const listener of this.#statusListeners) listener();
	}
}
