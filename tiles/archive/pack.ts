import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { TileType } from 'pmtiles';
import { Failure } from '../failure';
import { VIEW_CENTRES, VIEW_ZOOM } from '../geo/views';
import { buildArchive } from './build';
import { Drafts } from './drafts';
import type { Tile } from './entries';
import { ARCHIVE_NAME, archiveName, MANIFEST_NAME, type Manifest, manifestOf } from './manifest';
import { nameOf } from './own-form';
import type { PictureFormat } from './picture';
import { readTileFolder } from './tile-folder';
import { type ArchiveSummary, type TileCheck, verifyArchive } from './verify';

export type PackOptions = {
	/** Where archive and manifest go. */
	readonly out: string;
	/** Whose imagery it is; the map shows it. */
	readonly attribution: string;
};

const TILE_TYPES: Readonly<Record<PictureFormat, TileType>> = {
	webp: TileType.Webp,
	avif: TileType.Avif,
	png: TileType.Png,
	jpg: TileType.Jpeg,
};

/**
 * Packs a folder of tiles into an archive and its manifest. The archive is written beside its place, read back tile by
 * tile and only then given its name: a run that fails leaves what was there as it was.
 * @throws {Failure} naming what is wrong with the folder
 */
export async function packFolder(
	folder: string,
	{ out, attribution }: PackOptions,
): Promise<{ manifest: Manifest; summary: ArchiveSummary }> {
	const { tiles, format } = await readTileFolder(folder);
	const archive = buildArchive(tiles, {
		tileType: TILE_TYPES[format],
		centre: VIEW_CENTRES.main,
		centreZoom: VIEW_ZOOM,
		metadata: {
			name: 'Quatro Vistas',
			description: 'Vista aérea das quatro quintas, entre o Douro e o Sabor',
			attribution,
			type: 'baselayer',
			format,
		},
	});
	const manifest = manifestOf(archive);
	await mkdir(out, { recursive: true });
	const drafts = await Drafts.in(out);
	try {
		const draft = await drafts.write('pmtiles', archive);
		await drafts.write('json', `${JSON.stringify(manifest, null, '\t')}\n`);
		const summary = await verifyArchive(draft, { own: true, checkTile: sameBytes(tiles) });
		await publish(drafts, archiveName(manifest.sha256), out);
		return { manifest, summary };
	} finally {
		await drafts.discard(['pmtiles', 'json']);
	}
}

/** The manifest is replaced after the archive it names is there, and the older archive goes last. */
async function publish(drafts: Drafts, name: string, out: string): Promise<void> {
	await drafts.release('pmtiles', name);
	await drafts.release('json', MANIFEST_NAME);
	for (const file of await readdir(out)) {
		if (ARCHIVE_NAME.test(file) && file !== name) await rm(join(out, file));
	}
}

function sameBytes(tiles: readonly Tile[]): TileCheck {
	const expected = new Map(tiles.map(({ address, bytes }) => [nameOf(address), bytes]));
	return async (address, bytes) => {
		const original = expected.get(nameOf(address));
		if (!original || Buffer.compare(original, bytes) !== 0) {
			throw new Failure(`tile ${nameOf(address)} is not read back as it was written`);
		}
	};
}
