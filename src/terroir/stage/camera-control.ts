import {
	type CameraPadding,
	type FitTarget,
	FLIGHT_SPEED,
	type LonLat,
	MAX_ZOOM,
	type MapCamera,
	MIN_ZOOM,
	type ScreenPoint,
} from '../map/engine';
import { CameraKeeper } from './camera-keeper';
import type { EngineSlot } from './engine-slot';

export type CameraControlOptions = {
	prefersReducedMotion: () => boolean;
	writeFragment: (camera: MapCamera) => void;
};

/** Moves the camera, of the live map or of the one that is still to come. */
export class CameraControl {
	readonly #slot: EngineSlot;
	readonly #options: CameraControlOptions;
	readonly #keeper: CameraKeeper;
	#padding: CameraPadding = noPadding;

	constructor(camera: MapCamera, slot: EngineSlot, options: CameraControlOptions) {
		this.#slot = slot;
		this.#options = options;
		this.#keeper = new CameraKeeper(camera);
		// What was chosen while the engine was being made.
		slot.wish('camera', (engine) => engine.jumpTo(this.get()));
	}

	get = (): MapCamera => this.#keeper.get();
	subscribe = (listener: () => void): (() => void) => this.#keeper.subscribe(listener);
	/** What of the live map's box lies under the panel. */
	getPadding = (): CameraPadding => this.#padding;

	/** Puts the camera somewhere without a flight. */
	jump(camera: MapCamera): void {
		this.#slot.dropOnce('fit');
		this.#keeper.move(camera);
		this.#slot.engine?.jumpTo(camera);
	}

	fly(camera: MapCamera): void {
		const { engine } = this.#slot;
		if (!engine || this.#options.prefersReducedMotion()) {
			this.jump(camera);
			return;
		}
		this.#keeper.takeOff();
		engine.flyTo(camera.center, camera.zoom, FLIGHT_SPEED);
	}

	/** Brings places or parcels whole into view, as soon as there is a live map. */
	fit(target: FitTarget): void {
		this.#slot.wishOnce('fit', (engine) => {
			this.#keeper.takeOff();
			engine.fit(target, this.#animates());
		});
	}

	zoomBy(steps: number): void {
		const { engine } = this.#slot;
		if (engine) {
			engine.zoomBy(steps, this.#animates());
			return;
		}
		const camera = this.get();
		this.#keeper.move({ ...camera, zoom: Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, camera.zoom + steps)) });
	}

	/** The box has changed, or what lies over it. */
	resize(padding: CameraPadding): void {
		this.pad(padding);
		this.#slot.engine?.resize();
	}

	/** What lies over the box may have changed. */
	pad(padding: CameraPadding): void {
		const { engine } = this.#slot;
		// Setting a padding ends a flight, even when it is the same.
		if (!engine || isSame(padding, this.#padding)) return;
		engine.setPadding(padding);
		this.#padding = padding;
	}

	/** An engine is being made with this padding. */
	startWith(padding: CameraPadding): void {
		this.#padding = padding;
	}

	/** The live map's own report of a move that goes on. */
	follow(camera: MapCamera): void {
		this.#keeper.move(camera);
	}

	/** Ends a move. @returns what it means in words, empty for a flight or for next to nothing */
	settle(camera: MapCamera): string {
		const sentence = this.#keeper.settle(camera);
		this.#options.writeFragment(camera);
		return sentence;
	}

	/** Puts the camera back into an address that a navigation has just written; during a flight its end does. */
	restoreFragment(): void {
		if (this.#slot.engine && !this.#keeper.isInFlight()) this.#options.writeFragment(this.get());
	}

	/** Where a place is drawn in the box, or `null` while there is no live map. */
	project(place: LonLat): ScreenPoint | null {
		return this.#slot.engine?.project(place) ?? null;
	}

	#animates(): boolean {
		return !this.#options.prefersReducedMotion();
	}
}

const noPadding: CameraPadding = { top: 0, right: 0, bottom: 0, left: 0 };

function isSame(one: CameraPadding, other: CameraPadding): boolean {
	return one.top === other.top && one.right === other.right && one.bottom === other.bottom && one.left === other.left;
}
