import { ArchiveError } from './archive-error';
import { type HeldArchive, listHeldArchives, openHeldStore } from './cache-block-store';
import { readTiles } from './directory';
import { blocksOf, coverEstates, type EstateCoverage, type StoredTile, tilesOfEstate } from './estate-tiles';
import type { ArchiveManifest } from './manifest';
import { surveyHoldings } from './state';
import { StoredSource } from './stored-source';

/** The directory of the archive that was looked at last: it never changes under one name. */
let known: { archive: string; tiles: readonly StoredTile[] } | undefined;

/**
 * How much of each estate is on the device: of the whole archive if there is one, otherwise of that under way.
 * @returns nothing until the archive's first block is here, which says where the tiles are
 */
export async function readCoverage(): Promise<EstateCoverage[] | undefined> {
	const archives = await listHeldArchives();
	const { whole, target } = surveyHoldings(archives);
	const manifest = whole ?? target;
	const held = archives.find((archive) => archive.manifest.archive === manifest?.archive);
	const tiles = held && (await tilesIn(held));
	return held && tiles && coverEstates(held.manifest, tiles, held.hashes);
}

/** The blocks that show an estate, of the archive under way; none until its first block is here. */
export async function blocksShowing(centre: readonly [number, number]): Promise<string[]> {
	const archives = await listHeldArchives();
	const held = archives.findLast(({ hashes }) => hashes.size > 0);
	const tiles = held && (await tilesIn(held));
	return held && tiles ? blocksOf(held.manifest, tilesOfEstate(centre, tiles)) : [];
}

async function tilesIn({ manifest, hashes }: HeldArchive): Promise<readonly StoredTile[] | undefined> {
	if (known?.archive === manifest.archive) return known.tiles;
	if (!hashes.has(manifest.blocks[0] ?? '')) return undefined;
	try {
		const store = await openHeldStore(manifest);
		if (!store) return undefined;
		const tiles = await readTiles(new StoredSource(manifest, store, noNetwork(manifest)));
		known = { archive: manifest.archive, tiles };
		return tiles;
	} catch {
		// A first block that is damaged, or taken away in the meantime: what cannot be read cannot be told.
		return undefined;
	}
}

/** For a directory that reaches beyond the blocks that are here. */
function noNetwork({ archive }: ArchiveManifest) {
	return {
		getKey: () => archive,
		getBytes: async () => {
			throw new ArchiveError('offline');
		},
	};
}
