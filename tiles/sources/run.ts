import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishTiles } from '../archive/pack';
import { Failure } from '../failure';
import { type LonLat, toMetres } from '../geo/frame';
import { project, type TileAddress, tileSize } from '../geo/mercator';
import { readParcelOutlines } from '../geo/parcel-outlines';
import { viewCentres, viewNames, viewZoom } from '../geo/views';
import { defaultQuality, encoderVersion } from '../imagery/pyramid/encoding';
import { archiveTiles } from '../imagery/tile-set';
import { cacheFolder } from '../steps/cached-step';
import { codeHash } from '../steps/code-hash';
import { showProgress, stage } from '../steps/progress';
import type { Tone } from './geotiff/colours';
import { type GatheredTiles, gatheredTiles, makeTiles, type Shares } from './make-tiles';
import { type OpenSources, openSources, type SourceSettings } from './open-sources';
import { checkOverlap } from './overlap';
import type { Raster } from './raster';
import { tokenVariable } from './service/secret';

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

/** Code that decides what a tile of given sources looks like. */
const code = ['sources/', 'geo/', 'imagery/pyramid/'].map((folder) => new URL(`../${folder}`, import.meta.url));

/**
 * Makes the archive from real imagery. A run that was stopped goes on where it was; one that is through leaves nothing
 * but the archive; one that fails leaves the archive as it was.
 * @throws {Failure} naming what is wrong with a source, the disk or the options
 */
export async function runSources(run: SourceRun): Promise<void> {
	const stop = new AbortController();
	const { tiles = archiveTiles(await readParcelOutlines()) } = run;
	const open = await stage('Sources', () => openSources({ token: process.env[tokenVariable], ...run }, stop.signal));
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

/** @throws {Failure} if neither option nor source says whose imagery it is: what is published needs its owner's name */
function attributionOf(given: string | undefined, found: readonly string[]): string {
	const attribution = given?.trim() || [...new Set(found)].join(' · ');
	if (attribution) return attribution;
	throw new Failure('the sources do not say whose imagery it is: give --attribution "© …"');
}

/** Tiles of the same sources, settings and code gather in the same folder. */
async function folderFor(run: SourceRun, { identity, tone }: OpenSources): Promise<GatheredTiles> {
	const { layer = '', quality = defaultQuality, cache = fileURLToPath(cacheFolder) } = run;
	const settings = [...identity, layer, JSON.stringify(tone ?? ''), String(quality), encoderVersion()];
	return gatheredTiles(join(cache, `sources-${await codeHash(code, settings)}`));
}

async function gather(
	{ quality = defaultQuality }: SourceRun,
	tiles: readonly TileAddress[],
	{ rasters }: OpenSources,
	folder: GatheredTiles,
	stop: AbortController,
): Promise<void> {
	const there = await Promise.all(tiles.map(folder.shareOf));
	const before = there.filter((share) => share !== undefined).length;
	const tick = showProgress(tiles.length, before, 'tiles');
	const shares = await makeTiles(tiles, rasters, folder, { quality, stop, tick });
	if (!shares.some((share = 0) => share > 0)) {
		throw new Failure('the imagery shows none of the estates: every tile around them would be empty');
	}
	for (const line of describeCoverage(tiles, shares)) console.log(line);
}

/** CSS pixels of the window whose coverage is reported: what a large screen shows of an estate. */
const windowSize = { width: 1920, height: 1080 };

/** What a file brings: metres of ground that a pixel spans. Services tell only by being asked. */
function describeRaster({ name, bounds, toPixel }: Raster): string {
	if (!bounds) return `  ${name}`;
	const middle: LonLat = [(bounds.west + bounds.east) / 2, (bounds.south + bounds.north) / 2];
	const beside: LonLat = [middle[0], middle[1] + 1e-4];
	const [x, y] = toPixel(middle);
	const [besideX, besideY] = toPixel(beside);
	const metres = toMetres(beside)[1] - toMetres(middle)[1];
	return `  ${name}: ${(metres / Math.hypot(besideX - x, besideY - y)).toFixed(2)} m a pixel`;
}

function describeTone({ black, white }: Tone): string {
	return `  16-bit values: ${black} and below become black, ${white} and above white`;
}

/** How much of each estate the sources cover. */
function describeCoverage(tiles: readonly TileAddress[], shares: Shares): string[] {
	return viewNames.map((view) => {
		const seen = shares.filter((_, index) => {
			const tile = tiles[index];
			return tile !== undefined && isSeen(tile, viewCentres[view]);
		});
		const covered = seen.reduce((sum, share) => sum + share, 0) / Math.max(1, seen.length);
		return `  ${view}: ${seen.length === 0 ? 'not among the tiles' : `${(covered * 100).toFixed(0)} % covered`}`;
	});
}

function isSeen({ z, x, y }: TileAddress, centre: LonLat): boolean {
	if (z !== viewZoom) return false;
	const [centreX, centreY] = project(centre, viewZoom);
	const [middleX, middleY] = [(x + 0.5) * tileSize, (y + 0.5) * tileSize];
	return (
		Math.abs(middleX - centreX) < (windowSize.width + tileSize) / 2 &&
		Math.abs(middleY - centreY) < (windowSize.height + tileSize) / 2
	);
}
