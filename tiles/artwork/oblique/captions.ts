import type { Size } from './camera';
import { seasonLength } from './film';
import { seasons, sightOfPlace } from './seasons';

/** The place of a season, from one second to another, and where it is in the picture, in shares of width and height. */
type Caption = {
	readonly from: number;
	readonly to: number;
	readonly place: string;
	readonly across: number;
	readonly down: number;
};

/** Names the place of each season while it lasts. */
export function captionsOf(size: Size, heightAt: (x: number, y: number) => number): Caption[] {
	return seasons.map((season, number) => ({
		from: number * seasonLength,
		to: (number + 1) * seasonLength,
		place: season.name,
		...sightOfPlace(season, size, heightAt),
	}));
}
