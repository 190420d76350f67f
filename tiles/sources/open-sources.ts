import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cacheFolder } from '../steps/cached-step';
import { codeHash } from '../steps/code-hash';
import { BlockCache } from './block-cache';
import { type Tone, ToneMeter } from './geotiff/colours';
import { type GeoTiffFile, openGeoTiff } from './geotiff/geotiff-file';
import type { Raster } from './raster';
import { type Client, createClient, polite } from './service/client';
import { serviceRaster, tileStore } from './service/service-raster';
import { openWmts } from './service/wmts';
import { isTemplate, openXyz } from './service/xyz';

export type SourceSettings = {
	/** GeoTIFF files, `https://…/{z}/{x}/{y}` addresses and WMTS capabilities addresses; the first lies on top. */
	readonly sources: readonly string[];
	/** Identifier of the layer of a WMTS. */
	readonly layer?: string | undefined;
	/** For `{token}` in addresses. */
	readonly token?: string | undefined;
	/** Where what services give is kept until the run is through. */
	readonly cache?: string | undefined;
	/** Other retries and time-outs than {@link polite}. */
	readonly retryPolicy?: Partial<typeof polite> | undefined;
};

export type OpenSources = {
	readonly rasters: readonly Raster[];
	/** What changes when the sources do; without a token. */
	readonly identity: readonly string[];
	/** Whose imagery it is, as far as the sources say. */
	readonly attributions: readonly string[];
	/** How 16-bit samples are shown, if there are any. */
	readonly tone: Tone | undefined;
	/** Folders that a finished run removes. */
	readonly folders: readonly string[];
	readonly close: () => Promise<void>;
};

type Opened = { readonly raster: Raster; readonly attribution: string | undefined; readonly folder?: string };

/** Bytes of decoded blocks kept in memory: those that are stored, and those halved once, twice and so on. */
const storedBytes = 192 * 1024 * 1024;
const reducedBytes = Array.from({ length: 6 }, () => 64 * 1024 * 1024);

/**
 * Opens all sources and closes them again if one cannot be.
 * @param signal ends what waits for a server
 * @throws {Failure} naming the source and what is wrong with it
 */
export async function openSources(settings: SourceSettings, signal: AbortSignal): Promise<OpenSources> {
	const { sources, token, retryPolicy } = settings;
	const caches = { stored: new BlockCache(storedBytes), reduced: reducedBytes.map((bytes) => new BlockCache(bytes)) };
	const client = createClient({ ...polite, ...retryPolicy, token, signal });
	const files = new Map<string, GeoTiffFile>();
	const close = async () => {
		for (const file of files.values()) await file.close();
	};
	try {
		for (const source of sources) if (!isAddress(source)) files.set(source, await openGeoTiff(source));
		const tone = await measureTone([...files.values()]);
		const opened: Opened[] = [];
		for (const source of sources) {
			const file = files.get(source);
			opened.push(
				file
					? { raster: await file.raster(tone, caches), attribution: file.attribution }
					: await openService(source, settings, client, caches.stored),
			);
		}
		return {
			rasters: opened.map(({ raster }) => raster),
			identity: sources.map((source) => files.get(source)?.identity ?? source),
			attributions: opened.flatMap(({ attribution }) => attribution ?? []),
			tone,
			folders: opened.flatMap(({ folder }) => folder ?? []),
			close,
		};
	} catch (error) {
		await close();
		throw error;
	}
}

function isAddress(source: string): boolean {
	return /^https?:\/\//i.test(source);
}

async function measureTone(files: readonly GeoTiffFile[]): Promise<Tone | undefined> {
	const meter = new ToneMeter();
	let measured = false;
	for (const file of files) measured = (await file.measureTone(meter)) || measured;
	return measured ? meter.tone() : undefined;
}

async function openService(
	address: string,
	{ layer = '', cache = fileURLToPath(cacheFolder) }: SourceSettings,
	client: Client,
	blocks: BlockCache,
): Promise<Opened> {
	const folder = join(cache, `fetched-${await codeHash([], [address, layer])}`);
	const store = tileStore(folder);
	if (isTemplate(address)) {
		const service = await openXyz(address, client, store);
		return { raster: serviceRaster(service, client, store, blocks), attribution: undefined, folder };
	}
	const { service, provider } = await openWmts(address, layer || undefined, client);
	const raster = serviceRaster(service, client, store, blocks);
	return { raster, attribution: provider ? `© ${provider}` : undefined, folder };
}
