import { relative } from 'node:path';
import { type Entry, type Header, PMTiles, TileType, tileTypeExt } from 'pmtiles';
import { Failure, reasonOf } from '../failure';
import { nameOf, type TileAddress, tileBounds } from '../geo/mercator';
import { mapFolder } from '../paths';
import { addressesOf, DiskSource, readEntries } from './disk-source';
import { checkManifest, publishedArchive } from './manifest';
import { inspectPicture } from './picture';

export type ArchiveSummary = {
	readonly header: Header;
	readonly metadata: unknown;
	readonly bytes: number;
	readonly tilesPerZoom: ReadonlyMap<number, number>;
};

/** Looks at one tile as it was read back; throws if it is not what it should be. */
export type TileCheck = (address: TileAddress, bytes: Uint8Array, header: Header) => Promise<void>;

/**
 * Reads an archive as a browser would, with `pmtiles`: header, directories, metadata and every tile. It has to be as
 * `buildArchive` makes them.
 * @param checkTile by default, that the tile is a whole picture of the archive's type
 * @throws {Failure} at the first thing that is not right
 */
export async function verifyArchive(path: string, checkTile: TileCheck = checkPicture): Promise<ArchiveSummary> {
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

async function readWhole(source: DiskSource, checkTile: TileCheck): Promise<ArchiveSummary> {
	const archive = new PMTiles(source);
	const header = await archive.getHeader();
	const bytes = await source.size();
	const entries = await readEntries(source, header);
	checkForm(header, entries, bytes);
	const tilesPerZoom = new Map<number, number>();
	for (const address of entries.flatMap(addressesOf)) {
		checkPlace(address, header);
		const tile = await archive.getZxy(address.z, address.x, address.y);
		if (!tile) throw new Failure(`tile ${nameOf(address)} cannot be read back`);
		await checkTile(address, new Uint8Array(tile.data), header);
		tilesPerZoom.set(address.z, (tilesPerZoom.get(address.z) ?? 0) + 1);
	}
	return { header, metadata: await archive.getMetadata(), bytes, tilesPerZoom };
}

/** Tiles lie along the curve without gaps, the file ends with them, and the header counted right. */
function checkForm(header: Header, entries: readonly Entry[], bytes: number): void {
	let nextId = 0;
	let end = 0;
	for (const { tileId, runLength, offset, length } of entries) {
		if (tileId < nextId) throw new Failure(`tile ids are not ascending at ${tileId}`);
		if (offset > end) throw new Failure(`there is a gap in the tile data before tile ${tileId}`);
		nextId = tileId + runLength;
		end = Math.max(end, offset + length);
	}
	checkCount('bytes of tile data', header.tileDataLength, end);
	checkCount(
		'tiles',
		header.numAddressedTiles,
		entries.reduce((sum, { runLength }) => sum + runLength, 0),
	);
	checkCount('entries', header.numTileEntries, entries.length);
	checkCount('contents', header.numTileContents, new Set(entries.map(({ offset }) => offset)).size);
	if (header.tileDataOffset + end !== bytes) {
		throw new Failure(`holds ${bytes} bytes where its header says ${header.tileDataOffset + end}`);
	}
}

function checkCount(what: string, promised: number | undefined, found: number): void {
	if (promised !== found) throw new Failure(`the header promises ${promised} ${what}, there are ${found}`);
}

/** @throws {Failure} when a tile sticks out of the header's bounds or zooms */
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

async function checkPicture(address: TileAddress, bytes: Uint8Array, { tileType }: Header): Promise<void> {
	const { format } = await inspectPicture(bytes).catch((error: unknown) => {
		throw new Failure(`tile ${nameOf(address)} ${reasonOf(error)}`);
	});
	if (`.${format}` !== tileTypeExt(tileType)) {
		throw new Failure(`tile ${nameOf(address)} is ${format}, not ${TileType[tileType]}`);
	}
}

/** What is in an archive, for people. */
export function describeArchive({ header, metadata, bytes, tilesPerZoom }: ArchiveSummary): string {
	const degrees = (values: number[]) => values.map((value) => value.toFixed(4)).join(', ');
	return [
		`  ${bytes} bytes, ${tileTypeExt(header.tileType).slice(1)}, zoom ${header.minZoom} to ${header.maxZoom}`,
		`  ${header.numAddressedTiles} tiles in ${header.numTileEntries} entries of ${header.numTileContents} contents`,
		`  ${[...tilesPerZoom].map(([zoom, count]) => `z${zoom}: ${count}`).join(', ')}`,
		`  bounds ${degrees([header.minLon, header.minLat, header.maxLon, header.maxLat])}`,
		`  centre ${degrees([header.centerLon, header.centerLat])} at zoom ${header.centerZoom}`,
		`  ${JSON.stringify(metadata)}`,
	].join('\n');
}

/** `verify [ARCHIVE]` */
export async function runVerify(args: string[]): Promise<void> {
	const [given, ...rest] = args;
	if (rest.length > 0 || given?.startsWith('-')) throw new Failure('verify takes one archive: verify [ARCHIVE]');
	const archive = given ?? (await publishedArchive(mapFolder));
	const summary = await verifyArchive(archive);
	const blocks = await checkManifest(archive);
	console.log(`${relative('', archive)}: whole`);
	console.log(describeArchive(summary));
	console.log(blocks === undefined ? '  no manifest names it' : `  ${blocks} blocks, as the manifest says`);
}
