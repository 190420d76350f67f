import { estates } from '../../content/estates';
import type { LonLat } from '../../content/mercator';
import { createStore, type Store } from '../../platform/store';
import {
	type CameraPadding,
	clamp,
	type FitTarget,
	flightSpeed,
	type MapCamera,
	type MapEngine,
	maxMapZoom,
	minMapZoom,
	terroirZoom,
} from '../map/engine';
import type { ScreenPoint } from '../map/screen';
import { cameraSentence } from './camera-sentence';
import type { EngineHost } from './engine-host';

export type CameraOptions = {
	prefersReducedMotion: () => boolean;
	writeFragment?: (camera: MapCamera) => void;
};

/** A move of the page's own. It is begun again where something else has ended it. */
type OwnMove = (engine: MapEngine) => unknown;

/** The camera over a place, as a terroir is first seen. */
export function cameraOver(center: LonLat): MapCamera {
	return { center, zoom: terroirZoom, bearing: 0, pitch: 0 };
}

/** Below this zoom the map is more of the engraved sheet than of imagery. */
const landZoom = 12.8;
/** Degrees from the middle of an estate to where its imagery ends, about: what a map has, it says itself. */
const imageryReach = { longitude: 0.04, latitude: 0.025 } as const;

/** Where the camera is, with or without a live map, and what moves it. */
export class Camera implements Store<MapCamera> {
	readonly initial: MapCamera;
	readonly get: () => MapCamera;
	readonly subscribe: (listener: () => void) => () => void;
	/** The live map's own report of a move that goes on. */
	readonly follow: (camera: MapCamera) => void;
	readonly #host: EngineHost;
	readonly #options: CameraOptions;
	#padding: CameraPadding = { top: 0, right: 0, bottom: 0, left: 0 };
	#size = '';
	/** The page's own move that is under way. */
	#own: OwnMove | undefined;
	/** Where the visitor stands, once brought into view: not to be written into the address, which others are sent. */
	#visitor: LonLat | undefined;
	/** A move is being ended whose end says nothing: another one takes its place. */
	#isBreakingOff = false;
	/** The view that the last sentence left the visitor with. */
	#announced: MapCamera | undefined;

	constructor(camera: MapCamera, host: EngineHost, options: CameraOptions) {
		const store = createStore(camera);
		this.initial = camera;
		this.get = store.get;
		this.subscribe = store.subscribe;
		this.follow = store.set;
		this.#host = host;
		this.#options = options;
		// What was chosen while the engine was being made; or the flight that was under way when another engine was lost.
		host.apply('camera', (engine) => (this.#own ? this.#own(engine) : engine.jumpTo(this.get())));
	}

	/** What of the live map's box lies under the panel. */
	get padding(): CameraPadding {
		return this.#padding;
	}

	/** Puts the camera somewhere without a flight. */
	jump(camera: MapCamera): void {
		this.#host.cancelOnce('fit');
		this.follow(camera);
		this.#begin((engine) => engine.jumpTo(camera));
	}

	/** Flies to where a terroir is seen from, or jumps there without a live map, and for those who prefer less motion. */
	fly(center: LonLat): void {
		if (!this.#host.engine) this.jump(cameraOver(center));
		else if (this.#animates()) this.#begin((engine) => engine.flyTo(center, terroirZoom, flightSpeed));
		else this.#jumpOntoGround(center);
	}

	/** What a flight crosses takes the time that tiles need; a jump would show bare paper until they have come. It is not made where another move came first. */
	#jumpOntoGround(center: LonLat): void {
		const move = async (engine: MapEngine) => {
			await engine.expectView(center, terroirZoom);
			if (this.#own === move && this.#host.engine === engine) this.jump(cameraOver(center));
		};
		this.#begin(move);
	}

	/** Brings places or parcels whole into view, as soon as there is a live map. */
	fit(target: FitTarget): void {
		this.#host.applyOnce('fit', () => {
			if ('visitor' in target) this.#visitor = target.visitor;
			this.#begin((engine) => engine.fit(target, this.#animates()));
		});
	}

	zoomBy(steps: number): void {
		const { engine } = this.#host;
		if (engine) {
			engine.zoomBy(steps, this.#animates());
			return;
		}
		const camera = this.get();
		this.follow({ ...camera, zoom: clamp(camera.zoom + steps, minMapZoom, maxMapZoom) });
	}

	/**
	 * The box has changed, or what lies over it.
	 * @param size of the box, in any words that tell one from another
	 */
	resize(padding: CameraPadding, size: string): void {
		this.pad(padding);
		const own = this.#own;
		const resize = () => this.#host.engine?.resize();
		// A map that stands still says that it has moved.
		if (own) this.#breakOff(resize);
		else resize();
		// A flight keeps to the middle of the box that it began in.
		if (own && size !== this.#size) this.#begin(own);
		this.#size = size;
	}

	/** What lies over the box may have changed. */
	pad(padding: CameraPadding): void {
		const { engine } = this.#host;
		// Setting a padding ends a flight, even when it is the same.
		if (!engine || isSamePadding(padding, this.#padding)) return;
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

	/** Ends a move. @returns what it means in words, empty for the page's own, which is announced already, or for next to nothing */
	settle(camera: MapCamera): string {
		if (this.#isBreakingOff) return '';
		const isOwn = this.#own !== undefined;
		this.#own = undefined;
		this.follow(camera);
		const sentence = isOwn || !this.#announced ? '' : cameraSentence(this.#announced, camera);
		if (sentence || isOwn || !this.#announced) this.#announced = camera;
		this.#write(camera);
		return sentence;
	}

	/** Puts the camera back into an address that a navigation has just written; during a flight its end does. */
	restoreFragment(): void {
		if (this.#host.engine && !this.#own) this.#write(this.get());
	}

	/** What the map shows most of: the engraved sheet, or the land as imagery. */
	groundOf({ center, zoom }: MapCamera): 'sheet' | 'land' {
		return zoom >= landZoom && this.#hasImagery(center) ? 'land' : 'sheet';
	}

	#hasImagery([longitude, latitude]: LonLat): boolean {
		const { engine } = this.#host;
		if (engine) return engine.hasImagery([longitude, latitude]);
		return estates.some(
			({ centre }) =>
				Math.abs(longitude - centre[0]) < imageryReach.longitude &&
				Math.abs(latitude - centre[1]) < imageryReach.latitude,
		);
	}

	/** Where a place is drawn in the box, or `undefined` while there is no live map. */
	project(place: LonLat): ScreenPoint | undefined {
		return this.#host.engine?.project(place);
	}

	#write(camera: MapCamera): void {
		if (!this.#visitor || !isNear(camera.center, this.#visitor)) this.#options.writeFragment?.(camera);
	}

	/** Without a live map there is nothing to move. */
	#begin(move: OwnMove): void {
		const { engine } = this.#host;
		if (this.#own) this.#breakOff(() => engine?.stop());
		this.#own = engine && move;
		if (engine) move(engine);
	}

	/** Where a flight is ended that another move goes on from is no view that anybody chose: it is neither said nor written anywhere. */
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

function isSamePadding(one: CameraPadding, other: CameraPadding): boolean {
	return one.top === other.top && one.right === other.right && one.bottom === other.bottom && one.left === other.left;
}
