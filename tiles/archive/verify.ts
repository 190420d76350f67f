import { type Header, PMTiles, tileTypeExt } from 'pmtiles';
import { Failure, reasonOf } from '../failure';
import { type TileAddress, tileBounds } from '../geo/mercator';
import { addressesOf, readEntries } from './contents';
import { DiskSource } from './disk-source';
import { inspectPicture } from './picture';

export type ArchiveSummary = {
	readonly header: Header;
	readonly metadata: unknown;
	readonly bytes: number;
	readonly tilesPerZoom: ReadonlyMap<number, number>;
};

/** Looks at one tile as it was read back; throws if it is not what it should be. */
export type TileCheck = (address: TileAddress, bytes: Uint8Array) => Promise<void>;

/**
 * Reads an archive as a browser would, with `pmtiles`: header, directories, metadata and every tile.
 * @param checkTile by default, that the tile is a whole picture of the archive's type
 * @throws {Failure} at the first thing that is not right
 */
export async function verifyArchive(path: string, checkTile?: TileCheck): Promise<ArchiveSummary> {
	const source = await DiskSource.open(path).catch((error: unknown) => {
		throw new Failure(`cannot open ${path} (${reasonOf(error)})`);
	});
	try {
		return await readWhole(source, checkTile);
	} catch (error) {
		throw new Failure(`${path}: ${reasonOf(error)}`);
	} finally {
		await source.close();
	}
}

async function readWhole(source: DiskSource, checkTile: TileCheck | undefined): Promise<ArchiveSummary> {
	const archive = new PMTiles(source);
	const header = await archive.getHeader();
	const bytes = await source.size();
	checkSections(header, bytes);
	const check = checkTile ?? pictureCheck(header);
	const entries = await readEntries(source, header);
	const tilesPerZoom = new Map<number, number>();
	const offsets = new Set<number>();
	let nextId = 0;
	let dataEnd = 0;
	let addressed = 0;
	for (const entry of entries) {
		if (entry.tileId < nextId) throw new Failure(`tile ids are not ascending at ${entry.tileId}`);
		if (entry.offset > dataEnd) throw new Failure(`there is a gap in the tile data before tile ${entry.tileId}`);
		nextId = entry.tileId + entry.runLength;
		dataEnd = Math.max(dataEnd, entry.offset + entry.length);
		offsets.add(entry.offset);
		for (const address of addressesOf(entry)) {
			checkPlace(address, header);
			const tile = await archive.getZxy(address.z, address.x, address.y);
			if (!tile || tile.data.byteLength === 0) throw new Failure(`tile ${nameOf(address)} cannot be read back`);
			await check(address, new Uint8Array(tile.data));
			tilesPerZoom.set(address.z, (tilesPerZoom.get(address.z) ?? 0) + 1);
			addressed += 1;
		}
	}
	checkCount('bytes of tile data', header.tileDataLength ?? 0, dataEnd);
	checkCount('tiles', header.numAddressedTiles, addressed);
	checkCount('entries', header.numTileEntries, entries.length);
	checkCount('contents', header.numTileContents, offsets.size);
	return { header, metadata: await archive.getMetadata(), bytes, tilesPerZoom };
}

/** The sections lie in the order of PMTiles v3, 2, without gaps, and the file ends where they do. */
function checkSections(header: Header, bytes: number): void {
	if (header.specVersion !== 3) throw new Failure(`is PMTiles version ${header.specVersion}, not 3`);
	const end = header.tileDataOffset + (header.tileDataLength ?? 0);
	if (bytes !== end) throw new Failure(`holds ${bytes} bytes where its header says ${end}`);
	if (!header.clustered) throw new Failure('is not clustered');
}

function checkPlace(address: TileAddress, header: Header): void {
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

function pictureCheck(header: Header): TileCheck {
	const extension = tileTypeExt(header.tileType);
	return async (address, bytes) => {
		const picture = await inspectPicture(bytes).catch((error: unknown) => {
			throw new Failure(`tile ${nameOf(address)} ${reasonOf(error)}`);
		});
		if (`.${picture.format}` !== extension)
			throw new Failure(`tile ${nameOf(address)} is ${picture.format}, not ${extension}`);
	};
}

function checkCount(what: string, promised: number, found: number): void {
	if (promised !== found) throw new Failure(`the header promises ${promised} ${what}, there are ${found}`);
}

/** `z/x/y`, as people name tiles. */
export function nameOf({ z, x, y }: TileAddress): string {
	return `${z}/${x}/${y}`;
}
