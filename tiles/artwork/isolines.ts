import { appendTo } from '../append-to';
import type { Raster } from './raster';

/** A point in pixels of a raster: the middle of its first pixel is 0, 0. */
export type Point = readonly [x: number, y: number];

/** A line through points; closed when the last equals the first. */
export type Line = readonly Point[];

/** An edge of the lattice of pixel middles: horizontal ones are even, vertical ones odd. */
type Edge = number;

/** The lines along which a raster has a value: marching squares, the crossings interpolated, the pieces joined end to end. */
export function isolines(raster: Raster, level: number): Line[] {
	const links = new Map<Edge, Edge[]>();
	for (let row = 0; row < raster.height - 1; row++) {
		for (let column = 0; column < raster.width - 1; column++) {
			for (const [from, to] of crossings(raster, column, row, level)) {
				appendTo(links, from, to);
				appendTo(links, to, from);
			}
		}
	}
	const ends = [...links.keys()].filter((edge) => links.get(edge)?.length === 1);
	const lines: Line[] = [];
	for (const start of [...ends, ...links.keys()]) {
		const edges = follow(links, start);
		if (edges.length > 1) lines.push(edges.map((edge) => crossingOn(raster, edge, level)));
	}
	return lines;
}

/** The pieces of the line within one cell, each from edge to edge; at a saddle the high corners are joined. */
function crossings({ width, values }: Raster, column: number, row: number, level: number): [Edge, Edge][] {
	const k = row * width + column;
	const topLeft = (values[k] ?? 0) >= level;
	const topRight = (values[k + 1] ?? 0) >= level;
	const bottomLeft = (values[k + width] ?? 0) >= level;
	const bottomRight = (values[k + width + 1] ?? 0) >= level;
	const top = 2 * k;
	const bottom = 2 * (k + width);
	const left = 2 * k + 1;
	const right = 2 * (k + 1) + 1;
	const crossed: Edge[] = [];
	if (topLeft !== topRight) crossed.push(top);
	if (topRight !== bottomRight) crossed.push(right);
	if (bottomRight !== bottomLeft) crossed.push(bottom);
	if (bottomLeft !== topLeft) crossed.push(left);
	if (crossed.length === 4) {
		return topLeft
			? [
					[top, right],
					[bottom, left],
				]
			: [
					[left, top],
					[right, bottom],
				];
	}
	const [from, to] = crossed;
	return from === undefined || to === undefined ? [] : [[from, to]];
}

/** Walks from an edge as far as there are pieces, and takes them out. */
function follow(links: Map<Edge, Edge[]>, start: Edge): Edge[] {
	const way = [start];
	let here = start;
	for (;;) {
		const next = links.get(here)?.pop();
		if (next === undefined) return way;
		const back = links.get(next);
		back?.splice(back.indexOf(here), 1);
		way.push(next);
		here = next;
	}
}

function crossingOn({ width, values }: Raster, edge: Edge, level: number): Point {
	const k = edge >> 1;
	const vertical = (edge & 1) === 1;
	const from = values[k] ?? 0;
	const to = values[vertical ? k + width : k + 1] ?? 0;
	const along = (level - from) / (to - from);
	const column = k % width;
	const row = Math.floor(k / width);
	return vertical ? [column, row + along] : [column + along, row];
}
