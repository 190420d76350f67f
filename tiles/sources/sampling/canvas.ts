import { tileSize } from '../../geo/mercator';

/** Half of a pixel's area must be covered for it to be shown; rounding must not open a gap between two sheets. */
const shownAlpha = 0.5 - 1e-4;
/** Beyond this nothing more is added to a pixel. */
const fullAlpha = 1 - 1e-3;

/** A tile in the making: what is laid on later shows only where there were gaps. */
export class Canvas {
	/** Red, green, blue times coverage, then coverage from 0 to 1. */
	readonly #values = new Float32Array(tileSize * tileSize * 4);
	#full = 0;

	get isFull(): boolean {
		return this.#full === tileSize * tileSize;
	}

	/** Whether the pixel of that index, row by row, needs nothing more. */
	isCovered(pixel: number): boolean {
		return (this.#values[pixel * 4 + 3] ?? 0) >= fullAlpha;
	}

	/** Lays a colour (0–255) under what is there; `coverage` says how much of the pixel it fills, from 0 to 1. */
	underlay(pixel: number, red: number, green: number, blue: number, coverage: number): void {
		const at = pixel * 4;
		const values = this.#values;
		const before = values[at + 3] ?? 0;
		const share = (1 - before) * coverage;
		values[at] = (values[at] ?? 0) + red * share;
		values[at + 1] = (values[at + 1] ?? 0) + green * share;
		values[at + 2] = (values[at + 2] ?? 0) + blue * share;
		values[at + 3] = before + share;
		if (before < fullAlpha && before + share >= fullAlpha) this.#full += 1;
	}

	/** The finished tile, RGBA: opaque or, in a gap, transparent; `undefined` if it is nothing but gap. */
	pixels(): Uint8Array | undefined {
		const rgba = new Uint8ClampedArray(this.#values.length);
		let shown = false;
		for (let at = 0; at < rgba.length; at += 4) {
			const coverage = this.#values[at + 3] ?? 0;
			if (coverage < shownAlpha) continue;
			shown = true;
			for (let band = 0; band < 3; band += 1) rgba[at + band] = (this.#values[at + band] ?? 0) / coverage;
			rgba[at + 3] = 255;
		}
		return shown ? new Uint8Array(rgba.buffer) : undefined;
	}
}
