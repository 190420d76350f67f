import { type RefObject, useEffect, useState } from 'react';

/** A part of a film, and the place it shows. */
export type FilmPart = {
	/** Seconds. */
	readonly from: number;
	readonly to: number;
	readonly name: string;
	readonly place: string;
	/** Of the place's name, where that is not of the page's language. */
	readonly lang?: string | undefined;
	/** The place's position on the ground, as it is written. */
	readonly position: string;
	/** Where the place is in the picture, in shares of its width and height. */
	readonly across: number;
	readonly down: number;
};

/** The part that is shown at a time, and its number. */
export function partAt(parts: readonly FilmPart[], time: number): { part: FilmPart | undefined; number: number } {
	const next = parts.findIndex(({ to }) => time < to);
	const number = next === -1 ? parts.length - 1 : next;
	return { part: parts[number], number };
}

/** How much larger the land is at the end of a part than it is printed, as at its start: each comes slowly nearer. */
const approach = 0.07;
/** The point of the picture that it comes nearer to; as `transform-origin` in the style sheet. */
const aim = { across: 0.5, down: 0.6 };

export function scaleAt({ from, to }: FilmPart, time: number): number {
	return 1 + approach * Math.min(Math.max((time - from) / (to - from), 0), 1);
}

/** Where the place of a part is in the picture at this scale. */
export function placeAt({ across, down }: FilmPart, scale: number): { left: string; top: string } {
	return {
		left: percent(aim.across + (across - aim.across) * scale),
		top: percent(aim.down + (down - aim.down) * scale),
	};
}

function percent(share: number): string {
	return `${Number((share * 100).toFixed(3))}%`;
}

type Playback = {
	/** Seconds. */
	readonly time: number;
	readonly kind: 'playing' | 'paused' | 'ended';
};

const changes = ['play', 'pause', 'ended', 'canplay', 'seeking', 'seeked', 'timeupdate'];

/** What a film that begins by itself is doing, told for every frame while it runs. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>): Playback {
	const [playback, setPlayback] = useState<Playback>({ time: 0, kind: 'playing' });
	useEffect(() => {
		const film = video.current;
		if (!film) return;
		let frame = 0;
		const read = () => {
			cancelAnimationFrame(frame);
			const kind = film.ended ? 'ended' : film.paused ? 'paused' : 'playing';
			setPlayback({ time: film.currentTime, kind });
			if (kind === 'playing') frame = requestAnimationFrame(read);
		};
		for (const type of changes) film.addEventListener(type, read);
		return () => {
			cancelAnimationFrame(frame);
			for (const type of changes) film.removeEventListener(type, read);
		};
	}, [video]);
	return playback;
}
