import type { Metres } from '../geo/frame';
import type { ViewName } from '../geo/views';

/** Paved roads join villages and estates; tracks serve estates and farms; paths lead to fields. */
type RoadClass = 'paved' | 'track' | 'path';

export type Road = {
	readonly class: RoadClass;
	/** Metres from edge to edge. */
	readonly width: number;
	readonly line: readonly Metres[];
};

export type BuildingKind = 'roof' | 'court' | 'tank' | 'pool';

/** A rectangle on the ground (a tank: the circle within it), and what stands on it. */
export type Building = {
	/** The middle, in metres of the local frame. */
	readonly x: number;
	readonly y: number;
	/** Direction of the length, radians anticlockwise from east. */
	readonly angle: number;
	/** Metres along and across the angle. */
	readonly length: number;
	readonly width: number;
	/** Metres of wall above the ground; 0 for a court or a pool. */
	readonly height: number;
	readonly kind: BuildingKind;
	/** Decides colour and wear. */
	readonly seed: number;
};

export type RoadNetwork = {
	/** The farmstead of each estate. */
	readonly quintas: Readonly<Record<ViewName, Metres>>;
	readonly villages: readonly Metres[];
	/** The lesser first: where two overlap at a turning, the later lies on top. */
	readonly roads: readonly Road[];
	readonly buildings: readonly Building[];
};

/** What a road is for decides how it is built. */
export type RoadKind = 'paved' | 'street' | 'estate' | 'farm' | 'field';

type Build = {
	readonly class: RoadClass;
	/** Metres from edge to edge, the narrowest and the widest. */
	readonly widths: readonly [narrowest: number, widest: number];
	/** Rise per metre that it bears. */
	readonly grade: number;
};

export const builds: Readonly<Record<RoadKind, Build>> = {
	paved: { class: 'paved', widths: [5, 6], grade: 0.075 },
	street: { class: 'paved', widths: [3.5, 4.5], grade: 0.2 },
	estate: { class: 'track', widths: [3, 4], grade: 0.1 },
	farm: { class: 'track', widths: [2.5, 3], grade: 0.11 },
	field: { class: 'path', widths: [1.8, 2.2], grade: 0.16 },
};
