import type { RangeAnswer } from './cut-blocks';
import type { FetchRange } from './range-request';

/** Between two reports, in ms: often enough for a bar that moves, seldom enough to cost nothing. */
const pace = 250;

/**
 * Counts the bytes of a download as they come in: those kept before, and those of the block under way.
 * @param report told the sum, at most a few times a second
 * @param now a clock in ms
 */
export function countArrivals(report: (bytes: number) => void, now: () => number) {
	let kept = 0;
	let underway = 0;
	let reported = Number.NEGATIVE_INFINITY;

	const heard = (bytes: number) => {
		underway += bytes;
		if (now() - reported < pace) return;
		reported = now();
		report(kept + underway);
	};

	return {
		/** Takes note that so many bytes of the archive are on the device now. */
		kept(bytes: number): void {
			kept = bytes;
			underway = 0;
		},
		/** The same requests, counted. */
		counted(fetchRange: FetchRange): FetchRange {
			return async (range, signal) => {
				underway = 0;
				const answer = await fetchRange(range, signal);
				return { start: answer.start, chunks: countChunks(answer.chunks, heard) };
			};
		},
	};
}

async function* countChunks(chunks: RangeAnswer['chunks'], heard: (bytes: number) => void): RangeAnswer['chunks'] {
	for await (const chunk of chunks) {
		heard(chunk.length);
		yield chunk;
	}
}
