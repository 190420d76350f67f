import type { Planting } from '../fields/planting';
import type { Brushes } from './brushes';

/** Everything a painter may want to know of one pixel's ground: one is reused for all pixels. */
export class Spot {
	/** Metres in the local frame. */
	x = 0.5;
	y = 0.5;
	/** Metres above the sea of the surface the rows follow, its rise a metre, and its slope, never quite 0. */
	height = 0.5;
	riseX = 0.5;
	riseY = 0.5;
	slope = 0.5;
	/** 1 on a slope that faces the sun, −1 on one that turns away. */
	sunny = 0;
	openness = 0;
	/** Metres to the water's edge. */
	water = 400;
	/** Decimal logarithm of the square metres that drain through. */
	streams = 3;
	/** Noises of about −1…1 over tens of metres, hundreds of metres, and kilometres. */
	wander = 0;
	patch = 0;
	region = 0;
	/** The grain of the ground: clumps and specks of metres, broad clumps of tens of metres. */
	clump = 0;
	speck = 0;
	broad = 0;
	/** How the unevenness of the ground catches the sun, about −1…1. */
	lit = 0;
	/** Metres to the border of the field. */
	border = 99;
	/** Metres a pixel. */
	readonly resolution: number;
	readonly brushes: Brushes;
	planting: Planting;

	constructor(resolution: number, brushes: Brushes, planting: Planting) {
		this.resolution = resolution;
		this.brushes = brushes;
		this.planting = planting;
	}
}
