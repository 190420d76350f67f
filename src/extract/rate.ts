/** So many bytes of the archive had come in at a moment, in ms of any clock that does not jump. */
export type Sample = { at: number; bytes: number };

/** What is looked back on, in ms: long enough to be steady, short enough to follow a line that changes. */
const lookBack = 15_000;

/** Before this much time, in ms, a rate would be a guess. */
const leastTime = 1500;

/** Adds a sample and forgets those that are too old to count. Fewer bytes than before are a new beginning. */
export function addSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
	const last = samples.at(-1);
	if (last && sample.bytes < last.bytes) return [sample];
	return [...samples.filter(({ at }) => sample.at - at <= lookBack), sample];
}

/** Bytes a second; undefined as long as nothing can be said. */
export function bytesPerSecond(samples: readonly Sample[]): number | undefined {
	const first = samples[0];
	const last = samples.at(-1);
	if (!first || !last || last.at - first.at < leastTime || last.bytes === first.bytes) return undefined;
	return ((last.bytes - first.bytes) / (last.at - first.at)) * 1000;
}
