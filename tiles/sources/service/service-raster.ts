import { Failure, reasonOf } from '../../failure';
import { applyAffine } from '../affine';
import type { BlockCache } from '../block-cache';
import type { Projection } from '../projections';
import type { Block, Level, Raster } from '../raster';
import type { Client } from './client';
import { type Matrix, toPixels } from './matrix';
import { checkPicture, decodeTile } from './picture-check';
import type { TileStore } from './tile-store';

export type Service = {
	readonly name: string;
	readonly projection: Projection;
	/** The finest first. */
	readonly matrices: readonly Matrix[];
	readonly addressOf: (matrix: Matrix, column: number, row: number) => string;
};

/** Where the store keeps a tile. */
export function tileKey(matrix: string, column: number, row: number): string {
	return `${encodeURIComponent(matrix)}/${column}/${row}`;
}

/** A tile service as a raster: its zooms are the levels, its tiles the blocks. */
export function serviceRaster(service: Service, client: Client, store: TileStore, cache: BlockCache): Raster {
	const [finest] = service.matrices;
	if (!finest) throw new Failure(`${service.name} offers no zoom`);
	const toPixel = toPixels(finest);
	return {
		name: service.name,
		levels: service.matrices.map((matrix) => cache.through(levelOf(service, matrix, finest, client, store))),
		coarserFillsGaps: true,
		toPixel: (place) => applyAffine(toPixel, ...service.projection.forward(place)),
		bounds: undefined,
	};
}

function levelOf(service: Service, matrix: Matrix, finest: Matrix, client: Client, store: TileStore): Level {
	const [offsetX, offsetY] = applyAffine(toPixels(finest), matrix.west, matrix.north);
	const scale = matrix.resolution / finest.resolution;
	return {
		width: (matrix.columns[1] + 1) * matrix.tileWidth,
		height: (matrix.rows[1] + 1) * matrix.tileHeight,
		scaleX: scale,
		scaleY: scale,
		offsetX,
		offsetY,
		blockWidth: matrix.tileWidth,
		blockHeight: matrix.tileHeight,
		read: async (column, row) =>
			column < matrix.columns[0] || row < matrix.rows[0]
				? undefined
				: readTile(service, matrix, column, row, client, store),
	};
}

async function readTile(
	{ name, addressOf }: Service,
	matrix: Matrix,
	column: number,
	row: number,
	client: Client,
	store: TileStore,
): Promise<Block | undefined> {
	const key = tileKey(matrix.id, column, row);
	const what = `${name}: tile ${matrix.id}/${column}/${row}`;
	const decode = (body: Uint8Array) => decodeTile(body, matrix.tileWidth, matrix.tileHeight);
	const kept = await store.get(key);
	if (kept?.length === 0) return undefined;
	if (kept) {
		const block = await decode(kept).catch(() => undefined);
		if (block) return block;
	}
	const body = await client(addressOf(matrix, column, row), what, checkPicture);
	try {
		const block = body && (await decode(body));
		await store.put(key, body ?? new Uint8Array(0));
		return block;
	} catch (error) {
		throw new Failure(`${what} ${reasonOf(error)}`);
	}
}
