import type { Entry, Header } from 'pmtiles';
import { Failure } from '../failure';
import { type TileAddress, tileBounds } from '../geo/mercator';

/**
 * What the format leaves to the writer and our archives do not: sections in order without gaps, tiles along the curve, each
 * inside the bounds that the header gives.
 * @throws {Failure} at the first thing that is not so
 */
export function checkOwnForm(header: Header, entries: readonly Entry[], bytes: number): void {
	if (!header.clustered) throw new Failure('is not clustered');
	let end = 0;
	for (const { tileId, offset, length } of entries) {
		if (offset > end) throw new Failure(`there is a gap in the tile data before tile ${tileId}`);
		end = Math.max(end, offset + length);
	}
	if (end !== header.tileDataLength) {
		throw new Failure(`the header promises ${header.tileDataLength} bytes of tile data, there are ${end}`);
	}
	if (header.tileDataOffset + end !== bytes) throw new Failure('does not end with its tile data');
}

/** @throws {Failure} when a tile sticks out of the header's bounds or zooms */
export function checkPlace(address: TileAddress, header: Header): void {
	const { west, south, east, north } = tileBounds(address);
	const inside =
		address.z >= header.minZoom &&
		address.z <= header.maxZoom &&
		west >= header.minLon &&
		south >= header.minLat &&
		east <= header.maxLon &&
		north <= header.maxLat;
	if (!inside) throw new Failure(`tile ${nameOf(address)} lies outside the header's bounds or zooms`);
}

/** `z/x/y`, as people name tiles. */
export function nameOf({ z, x, y }: TileAddress): string {
	return `${z}/${x}/${y}`;
}
