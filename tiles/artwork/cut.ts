import { contains, type Ring, type Side, sidesOf } from '../geo/planar';
import type { Line, Point } from './isolines';

/** The parts of some lines that lie within an outline, and the parts that lie outside. */
type Cut = { readonly within: readonly Line[]; readonly outside: readonly Line[] };

/** Cuts lines exactly where they cross the outline. */
export function cutAt(outline: readonly Ring[], lines: readonly Line[]): Cut {
	const sides = outline.flatMap(sidesOf);
	const within: Line[] = [];
	const outside: Line[] = [];
	for (const line of lines) {
		for (const piece of piecesOf(line, sides)) {
			const middle = middleOf(piece);
			if (middle) (contains(outline, middle) ? within : outside).push(piece);
		}
	}
	return { within, outside };
}

function piecesOf(line: Line, sides: readonly Side[]): Line[] {
	const pieces: Line[] = [];
	let piece: Point[] = [];
	let previous: Point | undefined;
	for (const point of line) {
		if (previous) {
			for (const crossing of crossingsOf(previous, point, sides)) {
				pieces.push([...piece, crossing]);
				piece = [crossing];
			}
		}
		piece.push(point);
		previous = point;
	}
	pieces.push(piece);
	return pieces.filter((one) => one.length > 1);
}

/** Where the way from one point to the next crosses any side, in the order of the way. */
function crossingsOf(from: Point, to: Point, sides: readonly Side[]): Point[] {
	const found: number[] = [];
	const dx = to[0] - from[0];
	const dy = to[1] - from[1];
	for (const [a, b] of sides) {
		if (Math.max(a[0], b[0]) < Math.min(from[0], to[0]) || Math.min(a[0], b[0]) > Math.max(from[0], to[0])) continue;
		const sx = b[0] - a[0];
		const sy = b[1] - a[1];
		const cross = dx * sy - dy * sx;
		if (cross === 0) continue;
		const t = ((a[0] - from[0]) * sy - (a[1] - from[1]) * sx) / cross;
		const s = ((a[0] - from[0]) * dy - (a[1] - from[1]) * dx) / cross;
		if (t > 0 && t < 1 && s >= 0 && s < 1) found.push(t);
	}
	return found.toSorted((one, other) => one - other).map((t): Point => [from[0] + dx * t, from[1] + dy * t]);
}

/** A point that lies on the piece but not at its ends, which lie on the outline. */
function middleOf(piece: Line): Point | undefined {
	const index = Math.floor(piece.length / 2);
	const [from, to] = [piece[index - 1], piece[index]];
	return from && to && [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}
