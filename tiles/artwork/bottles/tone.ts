/** Light that a pixel value of sRGB stands for, 0–1. */
const LIGHT = Float32Array.from({ length: 256 }, (_, value) => {
	const share = value / 255;
	return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
});

/** The light of a pixel value, 0–1. */
export function lightOf(value: number): number {
	return LIGHT[value] ?? 0;
}

/** The pixel value of light, 0–255. */
export function valueOfLight(light: number): number {
	const share = light <= 0.0031308 ? light * 12.92 : 1.055 * Math.max(0, light) ** (1 / 2.4) - 0.055;
	return Math.min(255, Math.round(share * 255));
}
