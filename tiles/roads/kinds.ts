import type { RoadClass } from './network';

/** What a road is for decides how it is built. */
export type RoadKind = 'paved' | 'street' | 'estate' | 'farm' | 'field';

type Build = {
	readonly class: RoadClass;
	/** Metres from edge to edge, the narrowest and the widest. */
	readonly widths: readonly [narrowest: number, widest: number];
	/** Rise per metre that it bears. */
	readonly grade: number;
};

export const BUILDS: Readonly<Record<RoadKind, Build>> = {
	paved: { class: 'paved', widths: [5, 6], grade: 0.075 },
	street: { class: 'paved', widths: [3.5, 4.5], grade: 0.2 },
	estate: { class: 'track', widths: [3, 4], grade: 0.1 },
	farm: { class: 'track', widths: [2.5, 3], grade: 0.11 },
	field: { class: 'path', widths: [1.8, 2.2], grade: 0.16 },
};
