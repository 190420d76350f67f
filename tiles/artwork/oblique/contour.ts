import { clamp, smoothstep } from '../../geo/scalars';
import { covered } from '../relief';

export type ContourStyle = {
	/** Metres between two lines; every fourth is heavier. */
	readonly interval: number;
	/** Pixels of the finished picture: width of a line, of an index line, and the least room between two. */
	readonly width: number;
	readonly indexWidth: number;
	readonly room: number;
	/** 0–1. */
	readonly strength: number;
};

const index = 4;
/** On level ground a line would spread into a blot: it is drawn as if the next one were at most this many pixels away. */
const widestRoom = 260;

/**
 * How much of a pixel lies under contours, 0–1. Where lines would come closer than the style's room, every second one
 * fades away, and again: the tone stays even into the distance, and nothing flickers in a film.
 * @param rise metres that the land rises from this pixel to the next, across its contours
 * @param scale pixels drawn to one of the finished picture
 */
export function contourShare(height: number, rise: number, style: ContourStyle, scale: number): number {
	const { interval, room } = style;
	const steady = Math.max(rise, interval / (widestRoom * scale));
	const crowding = Math.max(0, Math.log2((room * scale * steady) / interval));
	const halvings = Math.floor(crowding);
	const kept = interval * 2 ** (halvings + 1);
	const fading = interval * 2 ** halvings;
	// Among lines that all are index lines none is heavier than others, or the distance would darken.
	const heavier = style.width + (style.indexWidth - style.width) * clamp(1 - crowding / 2);
	const lasting = lineShare(height, steady, kept, style, heavier, scale);
	const leaving =
		lineShare(height, steady, fading, style, heavier, scale) * (1 - smoothstep(0, 1, crowding - halvings));
	return Math.max(lasting, leaving) * style.strength;
}

function lineShare(
	height: number,
	rise: number,
	spacing: number,
	{ interval, width }: ContourStyle,
	indexWidth: number,
	scale: number,
): number {
	const nearest = Math.round(height / spacing) * spacing;
	const isIndex = nearest % (interval * index) === 0;
	return covered(Math.abs(height - nearest) / rise, (isIndex ? indexWidth : width) * scale);
}
