import { isWild } from '../fields/land-use';
import { type FieldMosaic, noBorder, type Plot } from '../fields/mosaic';
import type { Planting } from '../fields/planting';
import type { Ground } from '../ground/load';
import { sun } from '../ground/sun';
import type { Road } from '../roads/network';
import { borderKind, borderWidth, paintBorder, paintMargin } from './borders';
import { brushesFor, type Textures } from './brushes';
import { CellBlocks } from './cell-blocks';
import { paintCover } from './cover/cover';
import { paintRiparian } from './cover/riparian';
import type { PixelFrame } from './frame';
import { GroundLayers } from './ground-layers';
import { lightGround, paintWater, writeGraded } from './light';
import { Paint } from './paint';
import { type ParcelIndex, type ParcelRaster, parcelMargin } from './parcel-raster';
import { type RoadIndex, type RoadRaster, roadside } from './road-raster';
import { paintRoad } from './roads';
import { Spot } from './spot';

/** The land, prepared for drawing any frame of it. */
export type Atlas = {
	readonly ground: Ground;
	readonly mosaic: FieldMosaic;
	readonly textures: Textures;
	readonly roads: readonly Road[];
	readonly roadIndex: RoadIndex;
	readonly parcelIndex: ParcelIndex;
};

/** Slopes gentler than this have no direction worth dividing by. */
const level = 1e-4;
/** Borders of fields bend by so many metres. */
const bend = 5;
/** How uneven the ground is, as light sees it: wild land, and fields. */
const roughness = { wild: 0.2, tended: 0.05 } as const;
/** A road is carried over water on a bridge a little wider than itself, in metres. */
const parapet = 0.3;

/** Draws everything that lies flat: fields, trees, roads, water, in the light of the sun. */
export function drawGround(atlas: Atlas, frame: PixelFrame): Uint8Array {
	const { xs, ys } = frame;
	const pixels = new Uint8Array(xs.length * ys.length * 3);
	const picture = new GroundPicture(atlas, frame);
	for (let row = 0; row < ys.length; row++) {
		picture.enterRow(row);
		for (let column = 0; column < xs.length; column++) picture.drawPixel(column, pixels);
	}
	return pixels;
}

/** Walks over the pixels of one frame, reusing one spot and one paint for all of them. */
class GroundPicture {
	readonly #atlas: Atlas;
	readonly #frame: PixelFrame;
	readonly #layers: GroundLayers;
	readonly #cells: CellBlocks;
	readonly #roads: RoadRaster | undefined;
	readonly #parcels: ParcelRaster | undefined;
	readonly #spot: Spot;
	readonly #plot: Plot;
	readonly #paint = new Paint();
	readonly #place = { x: 0.5, y: 0.5, height: 0.5, riseX: 0.5, riseY: 0.5 };
	#rowStart = 0;

	constructor(atlas: Atlas, frame: PixelFrame) {
		const { xs, ys, resolution } = frame;
		this.#atlas = atlas;
		this.#frame = frame;
		this.#layers = new GroundLayers(atlas.ground, frame);
		this.#cells = new CellBlocks(atlas.mosaic, frame);
		this.#roads = atlas.roadIndex.draw(frame);
		this.#parcels = atlas.parcelIndex.draw(frame);
		const planting = plantingNear(atlas.mosaic, xs[0] ?? 0, ys[0] ?? 0);
		this.#spot = new Spot(resolution, brushesFor(atlas.textures, resolution), planting);
		this.#plot = { planting, border: noBorder, pair: 0 };
	}

	enterRow(row: number): void {
		const y = this.#frame.ys[row] ?? 0;
		this.#rowStart = row * this.#frame.xs.length;
		this.#layers.read(row);
		this.#cells.enterRow(y);
		this.#spot.y = y;
	}

	drawPixel(column: number, pixels: Uint8Array): void {
		const pixel = this.#rowStart + column;
		this.#survey(column);
		const isParcel = this.#enterField(pixel, column);
		this.#paintField(pixel, isParcel);
		const isBridge = this.#paintRoad(pixel);
		this.#light(column, isBridge);
		const { red, green, blue } = this.#paint;
		const grain = 1 + 0.045 * this.#spot.speck + 0.03 * this.#spot.clump;
		writeGraded(pixels, pixel * 3, red * grain, green * grain, blue * grain);
	}

	/** Fills the spot with what is known of the ground. */
	#survey(column: number): void {
		const spot = this.#spot;
		const { row } = this.#layers;
		const { fine, broad } = spot.brushes;
		spot.x = this.#frame.xs[column] ?? 0;
		spot.height = row.height[column] ?? 0;
		spot.riseX = row.riseX[column] ?? 0;
		spot.riseY = row.riseY[column] ?? 0;
		spot.slope = Math.sqrt(spot.riseX * spot.riseX + spot.riseY * spot.riseY) + level;
		spot.sunny = -(spot.riseX * sun.east + spot.riseY * sun.north) / spot.slope;
		spot.openness = row.openness[column] ?? 0;
		spot.water = row.water[column] ?? 0;
		spot.streams = row.streams[column] ?? 0;
		spot.wander = row.wander[column] ?? 0;
		spot.patch = row.patch[column] ?? 0;
		spot.region = row.region[column] ?? 0;
		fine.read(spot.x, spot.y);
		broad.read(spot.x, spot.y);
		spot.clump = fine.clump;
		spot.speck = fine.speck;
		spot.broad = broad.clump;
		spot.lit = broad.lit + 0.6 * fine.lit;
	}

	/** Finds the parcel or field the spot lies in; returns whether it is a parcel. */
	#enterField(pixel: number, column: number): boolean {
		const spot = this.#spot;
		const plot = this.#plot;
		const parcels = this.#parcels;
		const margin = parcels?.distance[pixel] ?? parcelMargin;
		const parcel = parcels?.plantings[(parcels.inside[pixel] ?? 0) - 1];
		if (parcel) {
			spot.planting = parcel;
			spot.border = margin;
			plot.border = noBorder;
			return true;
		}
		const place = this.#place;
		place.x = spot.x + bend * spot.wander;
		place.y = spot.y + bend * (this.#layers.row.sway[column] ?? 0);
		place.height = spot.height;
		place.riseX = spot.riseX;
		place.riseY = spot.riseY;
		this.#atlas.mosaic.locate(this.#cells.at(column), place, plot);
		spot.planting = plot.planting;
		spot.border = Math.min(plot.border, Math.max(0, margin - 2));
		return false;
	}

	/** What grows, how the field ends, and the trees along a stream. */
	#paintField(pixel: number, isParcel: boolean): void {
		const paint = this.#paint;
		const spot = this.#spot;
		const { border, pair } = this.#plot;
		const parcels = this.#parcels;
		paintCover(paint, spot, isParcel);
		const margin = parcels?.distance[pixel] ?? parcelMargin;
		if (parcels && margin < parcelMargin) {
			paintMargin(paint, spot, isParcel ? -margin : margin, parcels.facing[pixel] ?? 0, parcels.lot[pixel] ?? 0);
		} else if (border < borderWidth) paintBorder(paint, spot, borderKind(pair), border);
		if (!isParcel) paintRiparian(paint, spot);
	}

	/** Returns whether a road covers the spot. */
	#paintRoad(pixel: number): boolean {
		const roads = this.#roads;
		const edge = roads?.edge[pixel] ?? Number.POSITIVE_INFINITY;
		if (!roads || edge >= Math.max(roadside, this.#frame.resolution)) return false;
		const road = this.#atlas.roads[(roads.road[pixel] ?? 0) - 1];
		if (!road) return false;
		paintRoad(this.#paint, this.#spot, road, edge);
		return edge < parapet;
	}

	#light(column: number, isBridge: boolean): void {
		const spot = this.#spot;
		const { row } = this.#layers;
		const shadow = row.shadow[column] ?? 1;
		const rough = (isWild(spot.planting.use) ? roughness.wild : roughness.tended) * Math.min(1, spot.slope * 2);
		lightGround(this.#paint, row.tiltX[column] ?? 0, row.tiltY[column] ?? 0, shadow, spot.openness, rough * spot.lit);
		if (!isBridge) paintWater(this.#paint, spot, shadow);
	}
}

function plantingNear(mosaic: FieldMosaic, x: number, y: number): Planting {
	const [cell] = mosaic.cellsAround(x, y, 1).cells;
	if (!cell) throw new RangeError('The land has no fields.');
	return cell.planting;
}
