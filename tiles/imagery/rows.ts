/** Rows narrower than this part of a pixel begin to fade to their mean tone, and are gone where one is a pixel wide. */
const fadeFrom = 0.45;
const fadeTo = 0.95;
const narrowest = 0.05;

/**
 * How much of a pixel a periodic band covers, 0 to `length`: the mean over a window `width` wide, all in periods. The
 * band begins at `start` in every period. Rows seen from ever higher fade to a tone and never make a moiré.
 */
export function bandCover(phase: number, start: number, length: number, width: number): number {
	const window = width < narrowest ? narrowest : width;
	const covered =
		(bandBefore(phase + window / 2, start, length) - bandBefore(phase - window / 2, start, length)) / window;
	if (window < fadeFrom) return covered;
	const t = window > fadeTo ? 1 : (window - fadeFrom) / (fadeTo - fadeFrom);
	return covered + (length - covered) * t * t * (3 - 2 * t);
}

/** The length of band between 0 and a phase: its integral, from which a mean over any window follows. */
function bandBefore(phase: number, start: number, length: number): number {
	const period = Math.floor(phase);
	const into = phase - period - start;
	return period * length + (into < 0 ? 0 : into > length ? length : into);
}

/** How much of a pixel a line covers whose edge is `distance` metres away, negative inside, and which is `width` wide. */
export function lineCover(distance: number, width: number, resolution: number): number {
	const part = 0.5 - distance / resolution;
	const most = width < resolution ? width / resolution : 1;
	return part <= 0 ? 0 : part >= 1 ? most : part * most;
}
