import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join as joinPath } from 'node:path';
import sharp from 'sharp';
import { type TileAddress, tileSize } from '../../geo/mercator';
import { writeWhole } from '../../steps/write-whole';
import { tileFormat } from './encoding';
import type { Picture } from './plan';

/** Half a tile: a picture's share of the one above it. */
export const quarterSide = tileSize / 2;

/**
 * The folder where a run's pictures gather: `z/x/y.avif` for tiles and, hidden from `pack`, the share of each in
 * the picture above it, without loss. A file that is there is whole.
 */
export class TileStore {
	readonly #folder: string;

	constructor(folder: string) {
		this.#folder = folder;
	}

	/** Whether all that a picture leaves is there. */
	has({ address, tile }: Picture, hasParent: boolean): boolean {
		return (!tile || existsSync(this.#tile(address))) && (!hasParent || existsSync(this.#quarter(address)));
	}

	/** @throws {Failure} when the disk does not take it */
	async writeTile(address: TileAddress, bytes: Uint8Array): Promise<void> {
		await writeWhole(this.#tile(address), bytes);
	}

	/** @throws {Failure} when the disk does not take it */
	async writeQuarter(address: TileAddress, pixels: Uint8Array): Promise<void> {
		const raw = { width: quarterSide, height: quarterSide, channels: 3 } as const;
		await writeWhole(this.#quarter(address), await sharp(pixels, { raw }).png({ compressionLevel: 3 }).toBuffer());
	}

	/** The pixels of a picture's share of the one above it. */
	async readQuarter(address: TileAddress): Promise<Uint8Array> {
		return sharp(await readFile(this.#quarter(address)))
			.removeAlpha()
			.raw()
			.toBuffer();
	}

	#tile({ z, x, y }: TileAddress): string {
		return joinPath(this.#folder, `${z}/${x}/${y}.${tileFormat}`);
	}

	#quarter({ z, x, y }: TileAddress): string {
		return joinPath(this.#folder, `.quarters/${z}/${x}/${y}.png`);
	}
}
