/** A mark on the edge of a plate. */
export type Tick = {
	/** Whole seconds of arc, as the coordinate is counted: west and south are negative. */
	seconds: number;
	/** Where on the edge, 0 at its smaller coordinate and 1 at its greater one. */
	at: number;
	/** Whether its coordinate is written. */
	labelled: boolean;
};

/** Seconds of arc from one written coordinate to the next, and from one tick to the next. */
const pitches = [
	[1, 0.5],
	[2, 1],
	[5, 1],
	[10, 2],
	[15, 5],
	[30, 10],
	[60, 10],
	[120, 30],
	[300, 60],
	[600, 120],
] as const;
const coarsest = [900, 300] as const;

/** Share of an edge at either end in which no coordinate is written: it would stand on the corner. */
const corner = 0.07;

/** The ticks between two coordinates in degrees, at round seconds, with at most `most` of them written. */
export function ticksBetween(from: number, to: number, most: number): Tick[] {
	const [first, last] = [from * 3600, to * 3600];
	const [written, pitch] = pitches.find(([step]) => (last - first) / step <= most) ?? coarsest;
	const start = Math.ceil(first / pitch);
	const count = Math.floor(last / pitch) - start + 1;
	return Array.from({ length: count }, (_, index) => {
		const seconds = (start + index) * pitch;
		const at = (seconds - first) / (last - first);
		return { seconds, at, labelled: seconds % written === 0 && at > corner && at < 1 - corner };
	});
}
