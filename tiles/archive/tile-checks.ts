import { type Header, TileType, tileTypeExt } from 'pmtiles';
import { Failure } from '../failure';
import { inspectPicture } from './picture';
import { checkVectorTile } from './vector-tile';

/** What is wrong with the bytes of a tile is thrown. */
export type ContentCheck = (bytes: Uint8Array) => Promise<void>;

/** The check that goes with the type of an archive's tiles; of types it does not know only that there is something. */
export function contentCheck({ tileType }: Header): ContentCheck {
	switch (tileType) {
		case TileType.Png:
		case TileType.Jpeg:
		case TileType.Webp:
		case TileType.Avif:
			return async (bytes) => {
				const { format } = await inspectPicture(bytes);
				if (`.${format}` !== tileTypeExt(tileType)) throw new Failure(`is ${format}, not ${tileTypeExt(tileType)}`);
			};
		case TileType.Mvt:
			return async (bytes) => checkVectorTile(bytes);
		default:
			return async (bytes) => {
				if (bytes.length === 0) throw new Failure('is empty');
			};
	}
}
