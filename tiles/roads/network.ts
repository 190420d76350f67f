import type { Metres } from '../geo/frame';
import type { ViewName } from '../geo/views';

/** Paved roads join villages and estates; tracks serve estates and farms; paths lead to fields. */
export type RoadClass = 'paved' | 'track' | 'path';

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
