import { nameLineHeight, namePx } from '../../src/content/map-lettering';

/** What a name takes, in CSS pixels. */
export function nameSize(lines: readonly string[], zoom: number): { width: number; height: number } {
	const px = namePx(zoom);
	return { width: Math.max(...lines.map(advanceOf)) * px, height: lines.length * nameLineHeight * px };
}

/** A name in one line, and in two, broken between the words that leave the lines most alike. */
export function linesOf(name: string): (readonly string[])[] {
	const words = name.split(' ');
	const breaks = words.slice(1).map((_, at) => [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')]);
	const longest = (lines: readonly string[]) => Math.max(...lines.map(advanceOf));
	const best = breaks.toSorted((one, other) => longest(one) - longest(other))[0];
	return best ? [[name], best] : [[name]];
}

/** In heights of the letters, from the advances of the small capitals with their spacing. */
function advanceOf(line: string): number {
	return [...line].reduce((width, letter) => width + letterAdvance(letter), 0);
}

function letterAdvance(letter: string): number {
	if ('ijIJ '.includes(letter)) return 0.37;
	if ('mHMNOQU'.includes(letter)) return 0.84;
	return 'dghnoóqABCDGRV'.includes(letter) ? 0.7 : 0.58;
}
