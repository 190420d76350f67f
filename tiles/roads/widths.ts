import type { Metres } from '../geo/frame';
import { gradientNoise } from '../terrain/noise';
import { mix, smoothstep } from '../terrain/scalars';
import { BUILDS } from './kinds';
import type { Road } from './network';
import type { Stretch } from './road-builder';

/** A road keeps its width for about so many metres. */
const SECTION = 120;
/** Metres over which it widens and narrows: neighbouring sections differ by a hand or two. */
const WAVELENGTH = 900;

/** Gives a stretch its widths: sections end to end, each between the narrowest and the widest of its kind. */
export function widen({ kind, line }: Stretch, seed: number): Road[] {
	const { class: roadClass, widths } = BUILDS[kind];
	const sections: Road[] = [];
	let section: Metres[] = [];
	let length = 0;
	let along = 0;
	line.forEach((point, index) => {
		const previous = section.at(-1);
		if (previous) length += Math.hypot(point[0] - previous[0], point[1] - previous[1]);
		section.push(point);
		const last = index === line.length - 1;
		if (section.length < 2 || (length < SECTION && !last)) return;
		const t = smoothstep(-0.7, 0.7, gradientNoise((along + length / 2) / WAVELENGTH + 0.37, seed + 0.5, 71));
		sections.push({ class: roadClass, width: round(mix(...widths, t)), line: section });
		section = [point];
		along += length;
		length = 0;
	});
	return sections;
}

function round(metres: number): number {
	return Math.round(metres * 100) / 100;
}
