import type { Neighbourhood } from '../fields/cells';
import { blended, type Colour } from '../fields/colours';
import type { FieldMosaic, Plot } from '../fields/mosaic';
import { smoothstep } from '../geo/scalars';
import type { Grid } from '../terrain/grid';
import { readSurface } from '../terrain/surface';
import { type Brushes, brushesFor, type Textures } from './brushes';
import { paintCover } from './cover/cover';
import { Paint } from './paint';
import { Spot } from './spot';

/** Metres between the nodes of the lattice, and around a node in which fields are looked at. */
const step = 300;
const radius = 420;
const looks = 14;
const goldenAngle = 2.399963;
/** Metres a pixel at which the blend begins and where it is whole. */
const begins = 2.2;
const wholeTile = 8;
const wholeBlend = 0.45;

/** How much of a pixel's colour is that of the land around it: from high above haze and the eye level out the fields. */
export function regionBlend(resolution: number): number {
	return wholeBlend * smoothstep(Math.log2(begins), Math.log2(wholeTile), Math.log2(resolution));
}

/** The mean colour of the fields around every place, unlit. Nodes are looked at when first asked for. */
export class RegionTone {
	readonly #brushes: Brushes;
	readonly #mosaic: FieldMosaic;
	readonly #surface: Grid;
	readonly #nodes = new Map<number, Colour>();

	constructor(mosaic: FieldMosaic, surface: Grid, textures: Textures) {
		this.#brushes = brushesFor(textures, step);
		this.#mosaic = mosaic;
		this.#surface = surface;
	}

	/** Lays the mean colour around a point over a part of the paint. */
	lay(paint: Paint, x: number, y: number, part: number): void {
		const column = Math.floor(x / step);
		const row = Math.floor(y / step);
		const right = x / step - column;
		const up = y / step - row;
		const u = right * right * (3 - 2 * right);
		const v = up * up * (3 - 2 * up);
		const a = this.#node(column, row);
		const b = this.#node(column + 1, row);
		const c = this.#node(column, row + 1);
		const d = this.#node(column + 1, row + 1);
		const wa = (1 - u) * (1 - v);
		const wb = u * (1 - v);
		const wc = (1 - u) * v;
		const wd = u * v;
		paint.red += (a[0] * wa + b[0] * wb + c[0] * wc + d[0] * wd - paint.red) * part;
		paint.green += (a[1] * wa + b[1] * wb + c[1] * wc + d[1] * wd - paint.green) * part;
		paint.blue += (a[2] * wa + b[2] * wb + c[2] * wc + d[2] * wd - paint.blue) * part;
	}

	#node(column: number, row: number): Colour {
		const key = column * 65_536 + row;
		const known = this.#nodes.get(key);
		if (known) return known;
		const mean = this.#meanAround(column * step, row * step);
		this.#nodes.set(key, mean);
		return mean;
	}

	#meanAround(x: number, y: number): Colour {
		let mean = this.#colourAt(x, y);
		for (let look = 1; look < looks; look++) {
			const far = radius * Math.sqrt((look + 0.5) / looks);
			const angle = look * goldenAngle;
			mean = blended(mean, this.#colourAt(x + far * Math.cos(angle), y + far * Math.sin(angle)), 1 / (look + 1));
		}
		return mean;
	}

	/** The colour of a field from so high that nothing on it is told apart: painted as any pixel is, a very large one. */
	#colourAt(x: number, y: number): Colour {
		const place = { x, y, height: 0, riseX: 0, riseY: 0 };
		readSurface(this.#surface, x, y, place);
		const cells = this.#mosaic.cellsAround(x, y, 0);
		const plot = plotIn(cells);
		this.#mosaic.locate(cells, place, plot);
		const spot = new Spot(step, this.#brushes, plot.planting);
		spot.x = x;
		spot.y = y;
		spot.height = place.height;
		spot.slope = Math.hypot(place.riseX, place.riseY) + 1e-4;
		const paint = new Paint();
		paintCover(paint, spot, false);
		return [paint.red, paint.green, paint.blue];
	}
}

function plotIn({ cells: [first] }: Neighbourhood): Plot {
	if (!first) throw new RangeError('No cell of the mosaic is near.');
	return { planting: first.planting, border: 0, pair: 0 };
}
