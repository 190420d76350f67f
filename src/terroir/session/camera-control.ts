import {
	type CameraPadding,
	type FitTarget,
	FLIGHT_SPEED,
	MAX_ZOOM,
	type MapCamera,
	type MapEngine,
	MIN_ZOOM,
	type ScreenPoint,
} from '../map/engine';
import type { LonLat } from '../map/mercator';
import { CameraKeeper } from './camera-keeper';
import type { EngineSlot } from './engine-slot';

export type CameraControlOptions = {
	prefersReducedMotion: () => boolean;
	writeFragment: (camera: MapCamera) => void;
};

/** A move of the page's own, as it is begun, and begun again where something else has ended it. */
type OwnMove = (engine: MapEngine) => void;

/** Moves the camera, of the live map or of the one that is still to come. */
export class CameraControl {
	readonly #slot: EngineSlot;
	readonly #options: CameraControlOptions;
	readonly #keeper: CameraKeeper;
	#padding: CameraPadding = noPadding;
	#size = '';
	/** The page's own move that is under way. */
	#own: OwnMove | undefined;
	/** Where the visitor stands, once brought into view: not to be written into the address, which goes where he sends it. */
	#visitor: LonLat | undefined;
	/** A move is being ended whose end says nothing: another one takes its place. */
	#isBreakingOff = false;

	constructor(camera: MapCamera, slot: EngineSlot, options: CameraControlOptions) {
		this.#slot = slot;
		this.#options = options;
		this.#keeper = new CameraKeeper(camera);
		// What was chosen while the engine was being made; or the flight that was under way when another engine was lost.
		slot.wish('camera', (engine) => (this.#own ? this.#own(engine) : engine.jumpTo(this.get())));
	}

	get = (): MapCamera => this.#keeper.get();
	subscribe = (listener: () => void): (() => void) => this.#keeper.subscribe(listener);
	/** What of the live map's box lies under the panel. */
	getPadding = (): CameraPadding => this.#padding;

	/** Puts the camera somewhere without a flight. */
	jump(camera: MapCamera): void {
		this.#slot.dropOnce('fit');
		this.#keeper.move(camera);
		this.#begin((engine) => engine.jumpTo(camera));
	}

	fly(camera: MapCamera): void {
		if (!this.#slot.engine || this.#options.prefersReducedMotion()) this.jump(camera);
		else this.#begin((engine) => engine.flyTo(camera.center, camera.zoom, FLIGHT_SPEED));
	}

	/** Brings places or parcels whole into view, as soon as there is a live map. */
	fit(target: FitTarget): void {
		this.#slot.wishOnce('fit', () => {
			if ('visitor' in target) this.#visitor = target.visitor;
			this.#begin((engine) => engine.fit(target, this.#animates()));
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

	/**
	 * The box has changed, or what lies over it.
	 * @param size of the box, in any words that tell one from another
	 */
	resize(padding: CameraPadding, size: string): void {
		this.pad(padding);
		this.#slot.engine?.resize();
		// A flight keeps to the middle of the box that it began in.
		if (this.#own && size !== this.#size) this.#begin(this.#own);
		this.#size = size;
	}

	/** What lies over the box may have changed. */
	pad(padding: CameraPadding): void {
		const { engine } = this.#slot;
		// Setting a padding ends a flight, even when it is the same.
		if (!engine || isSame(padding, this.#padding)) return;
		this.#padding = padding;
		const own = this.#own;
		if (own) {
			this.#breakOff(() => engine.setPadding(padding));
			own(engine);
		} else {
			engine.setPadding(padding);
		}
	}

	/** An engine is being made with this padding, in a box of this size. */
	startWith(padding: CameraPadding, size: string): void {
		this.#padding = padding;
		this.#size = size;
	}

	/** The live map's own report of a move that goes on. */
	follow(camera: MapCamera): void {
		this.#keeper.move(camera);
	}

	/** Ends a move. @returns what it means in words, empty for the page's own or for next to nothing */
	settle(camera: MapCamera): string {
		if (this.#isBreakingOff) return '';
		const isOwn = this.#own !== undefined;
		this.#own = undefined;
		const sentence = this.#keeper.settle(camera, isOwn);
		this.#write(camera);
		return sentence;
	}

	/** Puts the camera back into an address that a navigation has just written; during a flight its end does. */
	restoreFragment(): void {
		if (this.#slot.engine && !this.#own) this.#write(this.get());
	}

	/** Where a place is drawn in the box, or `undefined` while there is no live map. */
	project(place: LonLat): ScreenPoint | undefined {
		return this.#slot.engine?.project(place);
	}

	#write(camera: MapCamera): void {
		if (!this.#visitor || !isNear(camera.center, this.#visitor)) this.#options.writeFragment(camera);
	}

	/** Without a live map there is nothing to move. */
	#begin(move: OwnMove): void {
		const { engine } = this.#slot;
		if (this.#own) this.#breakOff(() => engine?.stop());
		this.#own = engine && move;
		if (engine) move(engine);
	}

	/** Where a flight is ended that another move goes on from is no view that anybody chose: not to be said, nor written anywhere. */
	#breakOff(end: () => void): void {
		this.#isBreakingOff = true;
		end();
		this.#isBreakingOff = false;
	}

	#animates(): boolean {
		return !this.#options.prefersReducedMotion();
	}
}

/** Within some ten metres: where the engine brings a place into view, it is the middle of the map but for what is lost in computing. */
function isNear(one: LonLat, other: LonLat): boolean {
	return Math.hypot(one[0] - other[0], one[1] - other[1]) < 1e-4;
}

const noPadding: CameraPadding = { top: 0, right: 0, bottom: 0, left: 0 };

function isSame(one: CameraPadding, other: CameraPadding): boolean {
	return one.top === other.top && one.right === other.right && one.bottom === other.bottom && one.left === other.left;
}
