import { createStore } from '../platform/store';
import { extractChannel } from './channel';
import type { ArrivingBytes } from './manifest';
import type { FetchRange } from './range-request';

/** The download under way, in whichever tab or worker it runs; empty while there is none. */
export type DownloadProgress = {
	/** Bytes of the archive that arrived, those of the block under way included. */
	received?: number;
	/** Bytes a second. */
	rate?: number;
};

/** So many bytes of the archive had arrived at a moment, in ms of any monotonic clock. */
export type Sample = { at: number; bytes: number };

/** Between two reports: often enough for a bar that moves, seldom enough to cost nothing. */
const reportIntervalMs = 250;

/** The rate is measured over this time: long enough to be steady, short enough to follow a connection that changes. */
const rateWindowMs = 15_000;

/** Before this much time a rate would be a guess. */
const leastRateMs = 1500;

/** How fast the extract arrives, as the downloader tells. */
export const downloadProgressStore = createStore<DownloadProgress>({}, (set) => {
	let samples: readonly Sample[] = [];
	return extractChannel.listen((message) => {
		if (message.type === 'received') {
			samples = addSample(samples, { at: performance.now(), bytes: message.bytes });
			const rate = bytesPerSecond(samples);
			set({ received: message.bytes, ...(rate !== undefined && { rate }) });
		} else if (message.type === 'activity' && message.activity.kind !== 'downloading') {
			samples = [];
			set({});
		}
	});
});

/** Adds a sample and drops those that are too old to count. Fewer bytes than before are a new download. */
export function addSample(samples: readonly Sample[], sample: Sample): readonly Sample[] {
	const last = samples.at(-1);
	if (last && sample.bytes < last.bytes) return [sample];
	return [...samples.filter(({ at }) => sample.at - at <= rateWindowMs), sample];
}

/** Bytes a second; undefined as long as nothing can be said. */
export function bytesPerSecond(samples: readonly Sample[]): number | undefined {
	const first = samples[0];
	const last = samples.at(-1);
	if (!first || !last || last.at - first.at < leastRateMs || last.bytes === first.bytes) return undefined;
	return ((last.bytes - first.bytes) / (last.at - first.at)) * 1000;
}

/**
 * Counts the bytes of a download as they arrive: those kept before, and those of the block under way.
 * @param report called with the sum, at most every {@link reportIntervalMs}
 * @param now a clock in ms
 */
export function countArrivals(report: (bytes: number) => void, now: () => number) {
	let kept = 0;
	let underway = 0;
	let reportedAt = Number.NEGATIVE_INFINITY;

	async function* count(chunks: ArrivingBytes['chunks']): ArrivingBytes['chunks'] {
		for await (const chunk of chunks) {
			underway += chunk.length;
			if (now() - reportedAt >= reportIntervalMs) {
				reportedAt = now();
				report(kept + underway);
			}
			yield chunk;
		}
	}

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
				const { start, chunks } = await fetchRange(range, signal);
				return { start, chunks: count(chunks) };
			};
		},
	};
}
