import { clamp, mix, smoothstep } from '../../geo/scalars';
import type { Size } from './camera';
import { seasons } from './seasons';

export const filmSize: Size = { width: 1600, height: 900 };
/** Frames a second, and seconds of a season. */
export const filmRate = 24;
export const seasonLength = 5;
const seasonFrames = filmRate * seasonLength;
export const framesOfFilm = seasons.length * seasonFrames;

/** Steps of a season's light, 4° each: they are printed, and what is between two goes over from one into the other. */
const lightSteps = 12;
export const printsOfSeason = lightSteps + 1;

/** Seconds in which a season comes out of the paper, and goes back into it. */
const fading = 0.75;

type Frame = {
	readonly season: number;
	/** The print of the season before it, and how far it has gone over into the next, 0–1. */
	readonly print: number;
	readonly over: number;
	/** How much of the land stands on the paper, 0–1. */
	readonly presence: number;
};

/** What a frame of the film is made of, from 0. All of the land stands in the first, which is the poster, and in the last. */
export function frameOf(frame: number): Frame {
	const season = Math.floor(frame / seasonFrames);
	const past = frame % seasonFrames;
	const light = (past / seasonFrames) * lightSteps;
	const seconds = past / filmRate;
	const last = (seasonFrames - 1) / filmRate;
	const begun = season === 0 ? 1 : smoothstep(0, fading, seconds);
	const left = season === seasons.length - 1 ? 1 : 1 - smoothstep(last - fading, last, seconds);
	return { season, print: Math.floor(light), over: light % 1, presence: Math.min(begun, left) };
}

/** One print gone over into the next, on paper: RGB bytes. */
export function develop(
	before: Uint8Array,
	next: Uint8Array,
	{ over, presence }: Frame,
	paper: readonly number[],
): Uint8Array {
	return before.map((value, k) =>
		Math.round(mix(paper[k % 3] ?? 0, mix(value, next[k] ?? value, over), clamp(presence))),
	);
}
