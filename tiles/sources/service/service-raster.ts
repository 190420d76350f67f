import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { inspectPicture } from '../../archive/picture';
import { Failure, reasonOf } from '../../failure';
import { writeWhole } from '../../steps/write-whole';
import type { BlockCache } from '../block-cache';
import type { Projection } from '../projections';
import { applyAffine, type Block, type Level, type Raster } from '../raster';
import { type Client, WrongKind } from './client';
import { type Matrix, toPixels } from './matrix';

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

/** What a service gave, kept on disk so that a run that was stopped need not ask again. */
export type TileStore = {
	/** The kept tile; empty if the service had none; `undefined` if it was not asked yet. */
	readonly get: (key: string) => Promise<Uint8Array | undefined>;
	readonly put: (key: string, body: Uint8Array) => Promise<void>;
};

/** @param folder its own of the service; keys are paths in it */
export function tileStore(folder: string): TileStore {
	return {
		get: (key) => readFile(join(folder, key)).catch(() => undefined),
		put: (key, body) => writeWhole(join(folder, key), body),
	};
}

/**
 * Looks whether a tile is a whole picture.
 * @throws {WrongKind} if it is a page or a text
 * @throws {Failure} if it is damaged
 */
export async function checkPicture(body: Uint8Array, type: string): Promise<void> {
	const isText = /^(text\/|application\/([a-z.+-]*xml|json))/i.test(type.trim());
	const looksLikeText = /^\s*[<{]/.test(Buffer.from(body.subarray(0, 64)).toString('latin1'));
	if (isText || looksLikeText) throw new WrongKind(`is a page (${type || 'without a type'}), not a picture`);
	await inspectPicture(body);
}

/** @throws {Failure} if the picture has another size than the tiles of its zoom */
async function decodeTile(body: Uint8Array, width: number, height: number): Promise<Block> {
	const { data, info } = await sharp(body)
		.toColourspace('srgb')
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true })
		.catch((error: unknown) => {
			throw new Failure(`is not a whole picture (${reasonOf(error)})`);
		});
	if (info.width !== width || info.height !== height) {
		throw new Failure(`is ${info.width} × ${info.height} pixels where ${width} × ${height} were expected`);
	}
	return { width, height, rgba: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}
