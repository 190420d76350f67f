import { type Entry, type Header, PMTiles, ResolvedValueCache } from 'pmtiles';
import { Failure, reasonOf } from '../failure';
import type { TileAddress } from '../geo/mercator';
import { addressesOf, readEntries } from './contents';
import { decompress } from './decompress';
import { DiskSource } from './disk-source';
import { HEADER_BYTES } from './header';
import { checkOwnForm, checkPlace, nameOf } from './own-form';
import { checkPreamble } from './preamble';
import { type ContentCheck, contentCheck } from './tile-checks';

export type ArchiveSummary = {
	readonly header: Header;
	readonly metadata: unknown;
	readonly bytes: number;
	readonly tilesPerZoom: ReadonlyMap<number, number>;
};

/** Looks at one tile as it was read back; throws if it is not what it should be. */
export type TileCheck = (address: TileAddress, bytes: Uint8Array) => Promise<void>;

export type VerifyOptions = {
	/** Whether it must have the form that our own archives have; others may come from anywhere. */
	readonly own?: boolean;
	/** By default, that the tile is whole and of the archive's type. */
	readonly checkTile?: TileCheck;
};

/**
 * Reads an archive as a browser would, with `pmtiles`: header, directories, metadata and every tile.
 * @throws {Failure} at the first thing that is not right
 */
export async function verifyArchive(path: string, options: VerifyOptions = {}): Promise<ArchiveSummary> {
	const source = await DiskSource.open(path).catch((error: unknown) => {
		throw new Failure(`cannot open ${path} (${reasonOf(error)})`);
	});
	try {
		return await readWhole(source, options);
	} catch (error) {
		throw new Failure(`${path}: ${reasonOf(error)}`);
	} finally {
		await source.close();
	}
}

async function readWhole(source: DiskSource, { own = false, checkTile }: VerifyOptions): Promise<ArchiveSummary> {
	checkPreamble(new Uint8Array((await source.getBytes(0, HEADER_BYTES)).data));
	const archive = new PMTiles(source, new ResolvedValueCache(undefined, undefined, decompress), decompress);
	const header = await archive.getHeader();
	const bytes = await source.size();
	checkSections(header, bytes);
	const entries = await readEntries(source, header);
	checkEntries(header, entries);
	if (own) checkOwnForm(header, entries, bytes);
	const check = checkTile ?? named(contentCheck(header));
	const tilesPerZoom = new Map<number, number>();
	for (const address of entries.flatMap(addressesOf)) {
		if (own) checkPlace(address, header);
		const tile = await archive.getZxy(address.z, address.x, address.y).catch((error: unknown) => {
			throw new Failure(`tile ${nameOf(address)} cannot be read back (${reasonOf(error)})`);
		});
		if (!tile) throw new Failure(`tile ${nameOf(address)} cannot be read back`);
		await check(address, new Uint8Array(tile.data));
		tilesPerZoom.set(address.z, (tilesPerZoom.get(address.z) ?? 0) + 1);
	}
	const metadata = await archive.getMetadata().catch((error: unknown) => {
		throw new Failure(`the metadata cannot be read (${reasonOf(error)})`);
	});
	return { header, metadata, bytes, tilesPerZoom };
}

/** Every section lies within the file. */
function checkSections(header: Header, bytes: number): void {
	const end = Math.max(
		header.rootDirectoryOffset + header.rootDirectoryLength,
		header.jsonMetadataOffset + header.jsonMetadataLength,
		header.leafDirectoryOffset + (header.leafDirectoryLength ?? 0),
		header.tileDataOffset + (header.tileDataLength ?? 0),
	);
	if (bytes < end) throw new Failure(`is cut short: holds ${bytes} bytes where its header says ${end}`);
}

/** Ids ascend, every tile lies in the tile data, and the header counted right; 0 there means that nobody counted. */
function checkEntries(header: Header, entries: readonly Entry[]): void {
	let nextId = 0;
	for (const { tileId, runLength, offset, length } of entries) {
		if (tileId < nextId) throw new Failure(`tile ids are not ascending at ${tileId}`);
		if (header.tileDataLength && offset + length > header.tileDataLength) {
			throw new Failure(`tile ${tileId} lies beyond the tile data`);
		}
		nextId = tileId + runLength;
	}
	const tiles = entries.reduce((sum, { runLength }) => sum + runLength, 0);
	checkCount('tiles', header.numAddressedTiles, tiles);
	checkCount('entries', header.numTileEntries, entries.length);
	checkCount('contents', header.numTileContents, new Set(entries.map(({ offset }) => offset)).size);
}

function checkCount(what: string, promised: number, found: number): void {
	if (promised !== 0 && promised !== found) {
		throw new Failure(`the header promises ${promised} ${what}, there are ${found}`);
	}
}

function named(check: ContentCheck): TileCheck {
	return async (address, bytes) => {
		await check(bytes).catch((error: unknown) => {
			throw new Failure(`tile ${nameOf(address)} ${reasonOf(error)}`);
		});
	};
}
