import type { LonLat } from '../../content/mercator';
import type { MapErrorKind } from './map-error';
import type { ScreenBox, ScreenPoint } from './screen';

/** `zoom` for 512-px tiles; `bearing` in degrees counter-clockwise from north; `pitch` in degrees from the plumb line. */
export type MapCamera = { center: LonLat; zoom: number; bearing: number; pitch: number };

/** CSS pixels of the map's box that lie under the panel: the camera's centre is the middle of the rest. */
export type CameraPadding = { top: number; right: number; bottom: number; left: number };

/** What is drawn over the imagery; both can be taken away. */
export type MapLayers = { parcels: boolean; contours: boolean };

/** Where the visitor stands. `accuracy` in metres: the true place is likely within this radius. */
export type Position = { place: LonLat; accuracy: number };

/** What is to be brought whole into the part of the map that the panel leaves free: where the visitor stands, or parcels. */
export type FitTarget = { visitor: LonLat } | { parcels: readonly string[] };

/** How far the camera can go out and in (docs/product.md 4). */
export const minMapZoom = 8;
export const maxMapZoom = 18;
/** Degrees that the camera can be tilted to (docs/product.md 4). */
export const maxPitch = 85;

export function clamp(value: number, least: number, most: number): number {
	return Math.min(most, Math.max(least, value));
}

/** The zoom a terroir is seen at, and the speed of the flight to it (docs/product.md 4). */
export const terroirZoom = 15;
export const flightSpeed = 0.7;

/** Where the tiles come from: blocks on this device, or ranges over the network. */
export type TileOrigin = 'device' | 'network';

export type MapEngineListeners = {
	/** Everything in sight has been drawn for the first time. */
	onReady: () => void;
	onMove: (camera: MapCamera) => void;
	onMoveEnd: (camera: MapCamera) => void;
	onParcelClick: (slug: string) => void;
	onParcelHover: (slug: string | undefined) => void;
	onError: (kind: MapErrorKind) => void;
	/** The graphics context is gone; the engine is of no more use. */
	onContextLost: () => void;
	/** Escape on the canvas. */
	onLeave: () => void;
	/** Whose imagery it is, where the archive says so. */
	onAttribution: (text: string) => void;
};

export type MapEngineOptions = {
	container: HTMLElement;
	/** Accessible name of the canvas. */
	label: string;
	camera: MapCamera;
	padding: CameraPadding;
	/** Of the map's own lettering, in CSS pixels; without it as small as a page can be read. */
	leastLetterPx?: number;
};

/**
 * The live map, as far as the page knows it: everything else is tested without WebGL. Each move of the camera ends in `onMoveEnd`,
 * also one that changes nothing: the page waits for the end of those that it began.
 */
export interface MapEngine {
	readonly origin: TileOrigin;
	flyTo(center: LonLat, zoom: number, speed: number): void;
	jumpTo(camera: MapCamera): void;
	/** Fetches what a view shows before it is shown. @returns when it has its coarse ground, or has been waited for long enough */
	expectView(center: LonLat, zoom: number): Promise<void>;
	/** Steps of zoom, in or out; clamped to the limits. */
	zoomBy(steps: number, animate: boolean): void;
	/** Nearer than `terroirZoom` only for what is too small to be seen there; stays where it is for nothing, or without room. */
	fit(target: FitTarget, animate: boolean): void;
	/** Ends a move where it has come to; tells of its end before it returns. */
	stop(): void;
	/** Ends a move as well. */
	setPadding(padding: CameraPadding): void;
	setLayers(layers: MapLayers): void;
	/** The dot with its circle of accuracy, or none. */
	setPosition(position: Position | undefined): void;
	/** The parcels drawn full; the others recede. */
	setSelection(slugs: readonly string[]): void;
	/** The parcel drawn dark red among white ones, or none. */
	setHighlight(slug: string | undefined): void;
	/** The parcel with the broad outline, or none. */
	setHover(slug: string | undefined): void;
	/** What stands over the map, of which its own lettering is to keep clear as long as the camera stays. */
	reserve(boxes: readonly ScreenBox[]): void;
	resize(): void;
	/** Whether it has imagery of a place. */
	hasImagery(place: LonLat): boolean;
	/** The parcel that is drawn at a pixel of the map's box, and the place there; undefined where there is none. */
	parcelAt(point: ScreenPoint): { slug: string; place: LonLat } | undefined;
	/** Where a place lies in the map's box, in CSS pixels from its upper left corner. */
	project(place: LonLat): ScreenPoint;
	/** Gives back the graphics context, the workers and every listener. */
	destroy(): void;
}

/** @throws whatever keeps a map from being made; `classifyMapError` says what it means */
export type CreateMapEngine = (options: MapEngineOptions, listeners: MapEngineListeners) => Promise<MapEngine>;
