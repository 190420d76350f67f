import { mix, smoothstep } from '../../geo/scalars';
import { type Bitmap, isOn, type Light, lightOf, valueOfLight } from './dress';
import { type LabelMap, labelPointAt } from './label-map';

/** What pale glass lets through. */
export type PaleGlass = {
	/** Share of the picture's height that the capsule reaches down to. */
	readonly below: number;
	/** Light in the middle of the bottle, as a multiple of the render's. */
	readonly middle: Light;
	/** What one wall more of glass takes, as an exponent of e. */
	readonly taken: Light;
	/** Shares of the picture's height that the surface of the wine lies between. */
	readonly surface: readonly [from: number, to: number];
};

/** Sine of the steepest way through the wall, which refraction keeps below 1. */
const steepest = 0.95;
/** Glass is at least so saturated; greyer pixels show what it mirrors. */
const saturated = 0.35;
const opaque = 128;
/** The surface has at least so much of the light that comes through the wine beneath it: little at its top, nearly all at its foot. */
const lit = { top: 0.4, foot: 0.86 };
/** So far beneath the surface, as a share of the picture's height, light comes through the wine alone. */
const beneath = 0.022;

/**
 * The render with its glass darker towards the edges, where light goes a longer way through the wall. The renderer takes light at
 * the surfaces of glass only, so that a bottle is as bright at its edge as in its middle; and the surface of the wine, which mirrors the
 * dark of the studio, is black there. Highlights, label and capsule stay.
 */
export function deepen(render: Bitmap, map: LabelMap, { below, middle, taken, surface }: PaleGlass): Bitmap {
	const { width, height } = render;
	const bytes = withLitSurface(render, surface);
	for (let row = Math.ceil(height * below); row < height; row++) {
		const [first, last] = bottleIn(render, row);
		const radius = (last - first + 1) / 2;
		for (let column = first; column <= last; column++) {
			const point = labelPointAt(map, render, column + 0.5, row + 0.5);
			if (point && isOn(point)) continue;
			const aside = Math.abs(column + 0.5 - first - radius) / radius;
			const walls = 1 / Math.sqrt(1 - (aside * steepest) ** 2);
			const at = (row * width + column) * 4;
			const share = glassShare(bytes, at);
			middle.forEach((gain, channel) => {
				const through = gain * Math.exp(-(taken[channel] ?? 0) * (walls - 1));
				const light = lightOf(bytes[at + channel] ?? 0);
				bytes[at + channel] = valueOfLight(light * (share * through + 1 - share));
			});
		}
	}
	return { ...render, bytes };
}

function withLitSurface(render: Bitmap, [from, to]: PaleGlass['surface']): Uint8Array {
	const { width, height, bytes } = render;
	const lighter = Uint8Array.from(bytes);
	const wine = (Math.round((to + beneath) * height) * width + (width >> 1)) * 4;
	for (let row = Math.ceil(from * height); row < to * height; row++) {
		const [first, last] = bottleIn(render, row);
		const middle = (first + last) / 2;
		const share = mix(lit.top, lit.foot, smoothstep(from, to, row / height));
		for (let column = first; column <= last; column++) {
			const least = share * (1 - (Math.abs(column - middle) / (last + 1 - middle)) ** 2);
			for (let at = (row * width + column) * 4, channel = 0; channel < 3; channel++) {
				const through = least * lightOf(bytes[wine + channel] ?? 0);
				lighter[at + channel] = valueOfLight(Math.max(lightOf(bytes[at + channel] ?? 0), through));
			}
		}
	}
	return lighter;
}

/** The first and the last column of a row that the bottle is in; where it is not, the last comes before the first. */
function bottleIn({ width, bytes }: Bitmap, row: number): readonly [first: number, last: number] {
	const isBottle = (column: number) => (bytes[(row * width + column) * 4 + 3] ?? 0) >= opaque;
	let [first, last] = [0, width - 1];
	while (first <= last && !isBottle(first)) first++;
	while (last > first && !isBottle(last)) last--;
	return [first, last];
}

/** How much of a pixel is light through glass, 0–1. */
function glassShare(bytes: Uint8Array, at: number): number {
	const colours = [...bytes.subarray(at, at + 3)];
	const most = Math.max(...colours);
	return most === 0 ? 0 : Math.min(1, (1 - Math.min(...colours) / most) / saturated);
}
