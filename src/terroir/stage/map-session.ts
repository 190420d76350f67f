import {
	type CameraPadding,
	type CreateMapEngine,
	type FitTarget,
	FLIGHT_SPEED,
	type LonLat,
	MAX_ZOOM,
	type MapCamera,
	type MapEngine,
	type MapEngineListeners,
	type MapLayers,
	MIN_ZOOM,
	type Position,
	type ScreenPoint,
	TERROIR_ZOOM,
} from '../map/engine';
import { classifyMapError, type MapErrorKind } from '../map/map-error';
import { CameraKeeper } from './camera-keeper';
import { whileCurrent } from './engine-listeners';
import { EngineWishes } from './engine-wishes';
import { liveOrigin, type MapStatus } from './map-status';

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
	readonly #listeners = new Set<() => void>();
	readonly #camera: CameraKeeper;
	readonly #wishes = new EngineWishes();
	#status: MapStatus = { kind: 'poster' };
	#layers: MapLayers = { parcels: true, contours: false };
	#engine: MapEngine | null = null;
	#place: MapPlace | null = null;
	#padding: CameraPadding | null = null;
	/** Counts starts and stops: an engine that arrives for an earlier one is thrown away. */
	#attempt = 0;
	#contextWasLost = false;

	constructor(camera: MapCamera, options: MapSessionOptions) {
		this.#camera = new CameraKeeper(camera);
		this.#options = options;
	}

	getStatus = (): MapStatus => this.#status;
	getLayers = (): MapLayers => this.#layers;
	getCamera = (): MapCamera => this.#camera.get();
	/** What of the live map's box lies under the panel. */
	getPadding = (): CameraPadding => this.#padding ?? noPadding;

	/** Hears of the status and of the layers. */
	subscribeStatus = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
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
		this.#wishes.drop('fit');
		this.#camera.move(camera);
		this.#engine?.jumpTo(camera);
	}

	fly(center: LonLat): void {
		if (!this.#engine || this.#options.prefersReducedMotion()) {
			this.jump(cameraOver(center));
			return;
		}
		this.#wishes.drop('fit');
		this.#camera.takeOff();
		this.#engine.flyTo(center, TERROIR_ZOOM, FLIGHT_SPEED);
	}

	/** Brings places or parcels whole into view, as soon as there is a live map. */
	fit(target: FitTarget): void {
		const wish = (engine: MapEngine) => {
			this.#camera.takeOff();
			engine.fit(target, this.#animates());
		};
		if (this.#engine) wish(this.#engine);
		else this.#wishes.set('fit', wish);
	}

	zoomBy(steps: number): void {
		if (this.#engine) {
			this.#engine.zoomBy(steps, this.#animates());
			return;
		}
		const camera = this.#camera.get();
		this.#camera.move({ ...camera, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, camera.zoom + steps)) });
	}

	/** CSS pixels to the right and down; nothing to do while there is no live map. */
	panBy(right: number, down: number): void {
		this.#engine?.panBy(right, down, this.#animates());
	}

	mark(selection: readonly string[], highlight: string | null): void {
		this.#wish('marks', (engine) => {
			engine.setSelection(selection);
			engine.setHighlight(highlight);
		});
	}

	hover(slug: string | null): void {
		this.#engine?.setHover(slug);
	}

	setLayers(layers: MapLayers): void {
		this.#layers = layers;
		this.#wish('layers', (engine) => engine.setLayers(layers));
		this.#tell();
	}

	/** Shows where the visitor stands, or no longer. */
	showPosition(position: Position | undefined): void {
		this.#wish('position', (engine) => engine.setPosition(position));
	}

	resize(): void {
		if (!this.#engine || !this.#place) return;
		const padding = this.#place.padding();
		// Setting a padding ends a flight, even when it is the same.
		if (!isSame(padding, this.#padding)) this.#engine.setPadding(padding);
		this.#padding = padding;
		this.#engine.resize();
	}

	/** Puts the camera back into an address that a navigation has just written; during a flight its end does. */
	restoreFragment(): void {
		if (this.#engine && !this.#camera.isInFlight()) this.#options.writeFragment(this.#camera.get());
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
				whileCurrent(isCurrent, this.#engineListeners()),
			);
			if (isCurrent()) this.#adopt(engine);
			else engine.destroy();
		} catch (error) {
			if (isCurrent()) this.#fail(classifyMapError(error));
		}
	}

	#adopt(engine: MapEngine): void {
		this.#engine = engine;
		engine.jumpTo(this.#camera.get());
		this.#wishes.tell(engine);
		this.#wishes.drop('fit');
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
				if (this.#engine && this.#status.kind === 'loading') this.#show({ kind: 'ready', origin: this.#engine.origin });
			},
			onMove: (camera) => this.#camera.move(camera),
			onMoveEnd: (camera) => this.#settle(camera),
			onError: (error) => this.#fail(error),
			onContextLost: () => this.#recover(),
		};
	}

	#settle(camera: MapCamera): void {
		const sentence = this.#camera.settle(camera);
		this.#options.writeFragment(camera);
		// What failed is asked for again where it is needed again: the notice is about then, not about now.
		const origin = liveOrigin(this.#status);
		if (this.#status.kind === 'error' && origin) this.#show({ kind: 'ready', origin });
		if (sentence) this.#options.onSentence(sentence);
	}

	/** What was not ready yet gives way to the still; what was goes on with what it has. */
	#fail(error: MapErrorKind): void {
		const origin = liveOrigin(this.#status);
		if (!origin) this.#discard();
		this.#show({ kind: 'error', error, origin });
	}

	/** Browsers take graphics contexts away from pages in the background. Once is answered with a new map, twice with the still. */
	#recover(): void {
		const again = this.#contextWasLost;
		this.#contextWasLost = true;
		this.#discard();
		if (again || !this.#place) this.#show({ kind: 'error', error: 'context-lost', origin: null });
		else void this.#load(this.#place);
	}

	#discard(): void {
		this.#attempt += 1;
		this.#engine?.destroy();
		this.#engine = null;
	}

	#animates(): boolean {
		return !this.#options.prefersReducedMotion();
	}

	#wish(about: string, wish: (engine: MapEngine) => void): void {
		this.#wishes.set(about, wish);
		if (this.#engine) wish(this.#engine);
	}

	#show(status: MapStatus): void {
		this.#status = status;
		this.#tell();
	}

	#tell(): void {
		for (const listener of this.#listeners) listener();
	}
}

const noPadding: CameraPadding = { top: 0, right: 0, bottom: 0, left: 0 };

function isSame(one: CameraPadding, other: CameraPadding | null): boolean {
	return one.top === other?.top && one.right === other.right && one.bottom === other.bottom && one.left === other.left;
}
