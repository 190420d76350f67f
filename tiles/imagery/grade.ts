const STEPS = 320;

/** The S makes colours stronger; this takes as much away again: dust hangs over the valleys in August. */
const SATURATION = 0.9;

/** The development of the picture: a soft S, blacks lifted as by haze, most in the blue. */
const RED = curve(8, 1.02, 1.05);
const GREEN = curve(9, 1.005, 1.04);
const BLUE = curve(13, 1.0, 1.03);

/** Writes a colour as three graded bytes at `at`. */
export function writeGraded(pixels: Uint8Array, at: number, red: number, green: number, blue: number): void {
	const grey = (0.3 * red + 0.59 * green + 0.11 * blue) * (1 - SATURATION);
	pixels[at] = RED[index(grey + red * SATURATION)] ?? 0;
	pixels[at + 1] = GREEN[index(grey + green * SATURATION)] ?? 0;
	pixels[at + 2] = BLUE[index(grey + blue * SATURATION)] ?? 0;
}

function index(value: number): number {
	return value <= 0 ? 0 : value >= STEPS - 1 ? STEPS - 1 : (value + 0.5) | 0;
}

function curve(lift: number, gain: number, gamma: number): Uint8Array {
	return Uint8Array.from({ length: STEPS }, (_, value) => {
		const linear = value / 255;
		const held = linear < 1 ? linear : 1 + (linear - 1) * 0.35;
		const t = held ** gamma;
		const s = t + 0.3 * (t - 0.42) * (1 - Math.min(1, t)) * t * 4;
		return Math.max(0, Math.min(255, Math.round(lift + gain * s * 255)));
	});
}
