import type { Metres } from '../geo/frame';
import { between } from '../geo/planar';
import { type Footprint, toFootprint } from './footprint';

/** The pieces of a line outside a footprint that is taken `margin` metres wider: a road ends where the court begins. */
export function trimAt(line: readonly Metres[], court: Footprint, margin: number): Metres[][] {
	const pieces: Metres[][] = [];
	let piece: Metres[] = [];
	line.slice(1).forEach((to, index) => {
		const from = line[index] ?? to;
		const inside = spanInside(from, to, court, margin);
		if (piece.length === 0 && (!inside || inside.enter > 0)) piece.push(from);
		if (!inside) {
			piece.push(to);
			return;
		}
		if (inside.enter > 0) piece.push(between(from, to, inside.enter));
		pieces.push(piece);
		piece = inside.leave < 1 ? [between(from, to, inside.leave), to] : [];
	});
	return [...pieces, piece].filter(({ length }) => length > 1);
}

/** Between which parts of the way from one place to another it lies inside (Liang and Barsky 1984). */
function spanInside(
	from: Metres,
	to: Metres,
	court: Footprint,
	margin: number,
): { enter: number; leave: number } | undefined {
	const start = toFootprint(court, from);
	const end = toFootprint(court, to);
	let enter = 0;
	let leave = 1;
	for (const [at, towards, half] of [
		[start[0], end[0], court.length / 2 + margin],
		[start[1], end[1], court.width / 2 + margin],
	] as const) {
		const step = towards - at;
		if (step === 0) {
			if (Math.abs(at) >= half) return undefined;
			continue;
		}
		const crossings = [(-half - at) / step, (half - at) / step];
		enter = Math.max(enter, Math.min(...crossings));
		leave = Math.min(leave, Math.max(...crossings));
	}
	return enter < leave ? { enter, leave } : undefined;
}
