import { clamp, smoothstep } from '../geo/scalars';
import { viewCentres } from '../geo/views';
import { cream, type Inks, inkColour, paper, type QuietArea, wine } from './inks';
import type { Fade } from './relief';
import { type Sheet, sheetAround, sheetOf } from './sheet';

/** A printed relief as it stands on a page. */
export type Picture = {
	readonly sheet: Sheet;
	readonly inks: Inks;
	readonly relief: Fade;
	readonly contours: Fade;
	/** Where text stands on it. */
	readonly quiet: readonly QuietArea[];
	/** One file for every density it is needed at. */
	readonly files: readonly PictureFile[];
};

export type PictureFile = {
	/** Name within `public/art/`. */
	readonly name: string;
	/** Pixels of the file to a CSS pixel of the sheet. */
	readonly density: number;
	/** Highest AVIF quality: what a first visit may weigh is shared with the rest of the page. */
	readonly quality: number;
	/** Neither file may be larger, in kilobytes of 1,000 bytes. */
	readonly budget: number;
	/** The same of the WebP alone: at some sizes its noise would come too near the text, at the next smaller one it does not. */
	readonly webpBudget?: number;
};

/** The region of the atlas. */
export const regionFrame = { west: -7.74, east: -6.886, south: 41.02, north: 41.455 };
/** CSS pixels a degree of longitude on the home page at 1440 px, about 1 : 200 000 on a screen. */
const heroScale = 1633;

/** 0 at `from`, 1 at `to`, straight between. */
function ramp(from: number, to: number, value: number): number {
	return clamp((value - from) / (to - from));
}

/** Behind the header the sheet thins out, so that navigation stays readable on it. */
function belowHeader(down: number): number {
	return 0.25 + 0.15 * ramp(0.02, 0.085, down) + 0.6 * ramp(0.085, 0.18, down);
}

const hero: Picture = {
	sheet: sheetOf(regionFrame, heroScale),
	inks: paper,
	relief: (across, down) => ramp(0.16, 0.44, across) * belowHeader(down),
	contours: (across, down) =>
		0.85 * smoothstep(0.065, 0.45, across) * (1 - 0.5 * ramp(0.5, 0.9, across)) * smoothstep(0.075, 0.2, down),
	quiet: [
		{ west: 0, east: 0.215, north: 0.34, south: 0.66, text: inkColour, contrast: 8.7 },
		{ west: 0, east: 0.16, north: 0.66, south: 0.82, text: inkColour, contrast: 12.3 },
		{ west: 0.43, east: 0.8, north: 0.045, south: 0.085, text: inkColour, contrast: 10.8 },
	],
	files: [
		{ name: 'hero-1440', density: 1, quality: 52, budget: 110 },
		{ name: 'hero-2880', density: 2, quality: 38, budget: 180, webpBudget: 170 },
	],
};

/** Between phone and desktop the map is a strip of its own, nothing stands on it: it comes as near as the four estates allow. */
const heroTablet: Picture = {
	sheet: sheetAround([-7.295, 41.252], 960, 650, 1460),
	inks: paper,
	relief: () => 1,
	contours: () => 0.6,
	quiet: [],
	files: [{ name: 'hero-tablet-1440', density: 1.5, quality: 40, budget: 110 }],
};

const heroPhone: Picture = {
	sheet: sheetOf({ west: -7.5726, east: -7.0097, south: 41.022, north: 41.455 }, 390 / 0.5629),
	inks: paper,
	relief: () => 1,
	contours: () => 0.6,
	quiet: [],
	files: [{ name: 'hero-phone-780', density: 2, quality: 48, budget: 90 }],
};

const gate: Picture = {
	sheet: sheetOf(regionFrame, (heroScale * 1400) / 1372),
	inks: wine,
	relief: (across) => ramp(0.15, 0.54, across),
	contours: (across) => 0.35 * ramp(0.15, 0.54, across),
	quiet: [{ west: 0, east: 0.235, north: 0.3, south: 0.86, text: cream, contrast: 11 }],
	files: [{ name: 'gate-1440', density: 1, quality: 44, budget: 90 }],
};

const gatePhone: Picture = {
	sheet: sheetOf({ west: -7.557, east: -6.972, south: 41.022, north: 41.455 }, 390 / 0.585),
	inks: wine,
	relief: (_, down) => belowBrand(down),
	contours: (_, down) => 0.35 * belowBrand(down),
	quiet: [
		{ west: 0, east: 0.68, north: 0.06, south: 0.16, text: cream, contrast: 7 },
		{ west: 0, east: 1, north: 0.86, south: 1, text: cream, contrast: 11 },
	],
	files: [{ name: 'gate-phone-780', density: 2, quality: 48, budget: 60 }],
};

/** On a phone the brand stands on the top of the sheet and the question below it. */
function belowBrand(down: number): number {
	return (0.3 + 0.7 * ramp(0.12, 0.36, down)) * (1 - ramp(0.6, 0.91, down));
}

const contact: Picture = {
	sheet: sheetAround([viewCentres.main[0] + 0.005, viewCentres.main[1] - 0.002], 555, 290, 1776),
	inks: paper,
	relief: () => 1,
	contours: () => 0.85,
	quiet: [],
	files: [{ name: 'contact-relief', density: 2, quality: 45, budget: 60 }],
};

/** Every relief of the site, by the name the content knows it by. */
export const pictures = { hero, heroTablet, heroPhone, gate, gatePhone, contact } as const;
