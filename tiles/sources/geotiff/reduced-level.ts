import type { Block, Level } from '../raster';
import { readWindow } from '../sampling/window';

const BLOCK = 256;

/** The same level at half the resolution, made when it is read: every pixel the mean of the four it covers. */
export function reducedLevel(level: Level): Level {
	const [width, height] = [Math.ceil(level.width / 2), Math.ceil(level.height / 2)];
	return {
		...level,
		width,
		height,
		scaleX: level.scaleX * 2,
		scaleY: level.scaleY * 2,
		blockWidth: BLOCK,
		blockHeight: BLOCK,
		read: async (column, row) => {
			const [left, top] = [column * BLOCK, row * BLOCK];
			const size = { width: Math.min(BLOCK, width - left), height: Math.min(BLOCK, height - top) };
			const window = { left: left * 2, top: top * 2, width: size.width * 2, height: size.height * 2 };
			const block = await readWindow(level, window);
			return block && { ...size, rgba: halved(block) };
		},
	};
}

/** Colours count by their coverage: a gap has none. */
function halved({ width, height, rgba }: Block): Uint8Array {
	const half = new Uint8Array(rgba.length / 4);
	for (let y = 0, to = 0; y < height; y += 2) {
		for (let x = 0; x < width; x += 2, to += 4) {
			const first = (y * width + x) * 4;
			const below = first + width * 4;
			let [red, green, blue, covered] = [0, 0, 0, 0];
			for (const at of [first, first + 4, below, below + 4]) {
				const alpha = rgba[at + 3] ?? 0;
				red += alpha * (rgba[at] ?? 0);
				green += alpha * (rgba[at + 1] ?? 0);
				blue += alpha * (rgba[at + 2] ?? 0);
				covered += alpha;
			}
			if (covered === 0) continue;
			half[to] = Math.round(red / covered);
			half[to + 1] = Math.round(green / covered);
			half[to + 2] = Math.round(blue / covered);
			half[to + 3] = Math.round(covered / 4);
		}
	}
	return half;
}
