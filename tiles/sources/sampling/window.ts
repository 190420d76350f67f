import type { Block, Level } from '../raster';

/** A rectangle of a level, in its pixels; it may reach beyond the level's edges. */
export type Window = {
	readonly left: number;
	readonly top: number;
	readonly width: number;
	readonly height: number;
};

/**
 * Reads a rectangle of a level from the blocks it touches, one after the other: a reduced level reads four for each of its
 * own, and all at once they would fill the memory.
 * @returns RGBA, transparent where nothing is stored; `undefined` if that is everywhere
 */
export async function readWindow(level: Level, window: Window): Promise<Block | undefined> {
	const { left, top, width, height } = window;
	const columns = blocksBetween(left, left + width, level.width, level.blockWidth);
	const rows = blocksBetween(top, top + height, level.height, level.blockHeight);
	const rgba = new Uint8Array(width * height * 4);
	let found = false;
	for (const row of rows) {
		for (const column of columns) {
			const block = await level.read(column, row);
			if (!block) continue;
			found = true;
			copyInto(rgba, window, block, column * level.blockWidth, row * level.blockHeight);
		}
	}
	return found ? { width, height, rgba } : undefined;
}

/** Indices of the blocks that hold pixels from `from` up to, not with, `to`. */
function blocksBetween(from: number, to: number, size: number, blockSize: number): number[] {
	const first = Math.floor(Math.max(0, from) / blockSize);
	const end = Math.ceil(Math.min(size, to) / blockSize);
	return Array.from({ length: Math.max(0, end - first) }, (_, index) => first + index);
}

function copyInto(target: Uint8Array, window: Window, block: Block, blockLeft: number, blockTop: number): void {
	const from = Math.max(window.left, blockLeft);
	const to = Math.min(window.left + window.width, blockLeft + block.width);
	if (to <= from) return;
	const end = Math.min(window.top + window.height, blockTop + block.height);
	for (let y = Math.max(window.top, blockTop); y < end; y += 1) {
		const start = ((y - blockTop) * block.width + from - blockLeft) * 4;
		const row = block.rgba.subarray(start, start + (to - from) * 4);
		target.set(row, ((y - window.top) * window.width + from - window.left) * 4);
	}
}
