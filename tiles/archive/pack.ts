import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { TileType } from 'pmtiles';
import { Failure } from '../failure';
import { nameOf } from '../geo/mercator';
import { viewCentres, viewZoom } from '../geo/views';
import { mapFolder } from '../paths';
import { stage } from '../steps/progress';
import { buildArchive, type Tile } from './build';
import { Drafts } from './drafts';
import { archiveName, archiveNamePattern, type Manifest, manifestName, manifestOf } from './manifest';
import type { PictureFormat } from './picture';
import { readTileFolder } from './tile-folder';
import { type ArchiveSummary, describeArchive, type TileCheck, verifyArchive } from './verify';

type PackOptions = {
	/** Where archive and manifest go. */
	readonly out: string;
	/** Whose imagery it is; the map shows it. */
	readonly attribution: string;
};

const tileTypes: Readonly<Record<PictureFormat, TileType>> = {
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
		tileType: tileTypes[format],
		centre: viewCentres.main,
		centreZoom: viewZoom,
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
		const summary = await verifyArchive(draft, sameBytes(tiles));
		await publish(drafts, archiveName(manifest.sha256), out);
		return { manifest, summary };
	} finally {
		await drafts.discard(['pmtiles', 'json']);
	}
}

/** The manifest is replaced after the archive it names is there, and the older archive goes last. */
async function publish(drafts: Drafts, name: string, out: string): Promise<void> {
	await drafts.release('pmtiles', name);
	await drafts.release('json', manifestName);
	for (const file of await readdir(out)) {
		if (archiveNamePattern.test(file) && file !== name) await rm(join(out, file));
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

/**
 * The end of every way to an archive: packs a folder of tiles, verifies what was written and puts it in the place of the
 * archive that is there. Says what is in it.
 * @throws {Failure} saying what is wrong; the archive that is there then stays
 */
export async function publishTiles(folder: string, options: PackOptions): Promise<void> {
	await stage('Archive', async () => {
		const { manifest, summary } = await packFolder(folder, options);
		const path = join(options.out, archiveName(manifest.sha256));
		console.log(`  ${relative('', path)}: every tile read back as it was written`);
		console.log(describeArchive(summary));
		console.log(`  ${manifest.blocks.length} blocks of ${manifest.blockBytes} bytes`);
	});
}

/** The imagery of the repository is synthesised and says so (docs/product.md 4). */
export const synthesised = 'Imagem ilustrativa';

/** `pack FOLDER [--attribution TEXT] [--out FOLDER]` */
export async function runPack(args: string[]): Promise<void> {
	const { values, positionals } = parseArgs({
		args,
		allowPositionals: true,
		options: {
			attribution: { type: 'string', default: synthesised },
			out: { type: 'string', default: mapFolder },
		},
	});
	const [folder, ...rest] = positionals;
	if (folder === undefined || rest.length > 0) throw new Failure('pack takes one folder of tiles: pack FOLDER');
	await publishTiles(folder, values);
}
