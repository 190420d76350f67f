import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishTiles } from '../archive/publish';
import { Failure } from '../failure';
import type { TileAddress } from '../geo/mercator';
import { DEFAULT_QUALITY, encoderVersion } from '../imagery/pyramid/encoding';
import { archiveTiles } from '../imagery/tile-set';
import { CACHE } from '../steps/cached-step';
import { codeHash } from '../steps/code-hash';
import { showProgress } from '../steps/progress';
import { stage } from '../steps/stage';
import { makeTiles } from './make-tiles';
import { type OpenSources, openSources, type SourceSettings } from './open-sources';
import { checkOverlap, estateTiles } from './overlap';
import { describeCoverage, describeRaster, describeTone } from './report';
import { TOKEN_VARIABLE } from './service/secret';
import { type GatheredTiles, gatheredTiles } from './tile-folder';

export type SourceRun = SourceSettings & {
	/** Whose imagery it is; the map shows it. May be left out if the sources say it themselves. */
	readonly attribution?: string | undefined;
	/** Where archive and manifest go. */
	readonly out: string;
	/** Of the encoded tiles, 1 to 100. */
	readonly quality?: number | undefined;
	/** Other tiles than those of the archive. */
	readonly tiles?: readonly TileAddress[] | undefined;
};

/** Whatever decides what a tile of given sources looks like. */
const CODE = ['sources/', 'geo/', 'imagery/pyramid/'].map((folder) => new URL(`../${folder}`, import.meta.url));

/**
 * Makes the archive from real imagery. A run that was stopped goes on where it was; one that is through leaves nothing
 * but the archive; one that fails leaves the archive as it was.
 * @throws {Failure} naming what is wrong with a source, the disk or the options
 */
export async function runSources(run: SourceRun): Promise<void> {
	const stop = new AbortController();
	const { tiles = archiveTiles() } = run;
	const open = await stage('Sources', () => openSources({ token: process.env[TOKEN_VARIABLE], ...run }, stop.signal));
	try {
		const attribution = attributionOf(run.attribution, open.attributions);
		checkOverlap(open.rasters, tiles);
		for (const raster of open.rasters) console.log(describeRaster(raster));
		if (open.tone) console.log(describeTone(open.tone));
		console.log(`  attribution: ${attribution}`);
		const folder = await folderFor(run, open);
		await stage('Tiles', () => gather(run, tiles, open, folder, stop));
		await publishTiles(folder.path, { out: run.out, attribution });
		for (const path of [folder.path, ...open.folders]) await rm(path, { recursive: true, force: true });
	} finally {
		stop.abort();
		await open.close();
	}
}

/** @throws {Failure} if nobody says whose imagery it is: what is published needs its owner's name */
function attributionOf(given: string | undefined, found: readonly string[]): string {
	const attribution = given?.trim() || [...new Set(found)].join(' · ');
	if (attribution) return attribution;
	throw new Failure('the sources do not say whose imagery it is: give --attribution "© …"');
}

/** Tiles of the same sources, settings and code gather in the same folder. */
async function folderFor(run: SourceRun, { identity, tone }: OpenSources): Promise<GatheredTiles> {
	const { layer = '', quality = DEFAULT_QUALITY, cache = fileURLToPath(CACHE) } = run;
	const settings = [...identity, layer, JSON.stringify(tone ?? ''), String(quality), encoderVersion()];
	return gatheredTiles(join(cache, `sources-${await codeHash(CODE, settings)}`));
}

async function gather(
	{ quality = DEFAULT_QUALITY }: SourceRun,
	tiles: readonly TileAddress[],
	{ rasters }: OpenSources,
	folder: GatheredTiles,
	stop: AbortController,
): Promise<void> {
	const there = await Promise.all(tiles.map(folder.shareOf));
	const before = there.filter((share) => share !== undefined).length;
	const tick = showProgress(tiles.length, before, 'tiles');
	const shares = await makeTiles(tiles, rasters, folder, { quality, stop, tick });
	const near = estateTiles(tiles);
	if (!tiles.some((tile, index) => near.includes(tile) && (shares[index] ?? 0) > 0)) {
		throw new Failure('the imagery shows none of the estates: every tile around them would be empty');
	}
	for (const line of describeCoverage(tiles, shares)) console.log(line);
}
