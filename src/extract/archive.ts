import { PMTiles, ResolvedValueCache, type Source } from 'pmtiles';
import { ArchiveError } from './archive-error';
import { extractChannel } from './channel';
import { type ArchiveManifest, fetchManifest } from './manifest';
import { NetworkSource, StoredSource } from './sources';
import { surveyHoldings } from './state';
import {
	type BlockStore,
	type HeldArchive,
	listHeldArchives,
	openHeldStore,
	storeOnceHeld,
	verifyBlocks,
} from './store';

/** `url` is absolute and the same from either origin: `pmtiles://${url}` names the archive in a style. */
export type OpenedArchive = {
	origin: 'device' | 'network';
	archive: PMTiles;
	url: string;
	/** Compares all that is stored with its hashes, for when the map no longer waits: damaged blocks are fetched again while there is a network. */
	verify?: () => Promise<void>;
};

/**
 * Opens the satellite archive: from the device if it is complete there, without any request; otherwise by ranges over the network.
 * On the device the first block is compared with its hash here, the others when they are read.
 * The header has been read when this resolves.
 * @param isOnline what is known of the network
 * @throws {ArchiveError} `offline`, `http`, `bad-manifest`, `no-ranges`, `truncated` or `not-an-archive`
 */
export async function openArchive(isOnline: () => boolean): Promise<OpenedArchive> {
	const held = await heldArchives();
	return (await openOnDevice(held)) ?? openOnNetwork(held, isOnline);
}

/** Whether a complete archive, current or not, is on the device. Reads the list of blocks, not the blocks. */
export async function isOnDevice(): Promise<boolean> {
	return surveyHoldings(await heldArchives()).whole !== undefined;
}

/** Without storage nothing is on the device. */
async function heldArchives(): Promise<HeldArchive[]> {
	return listHeldArchives().catch(() => []);
}

async function openOnDevice(held: readonly HeldArchive[]): Promise<OpenedArchive | undefined> {
	const manifest = surveyHoldings(held).whole;
	if (!manifest) return undefined;
	try {
		const store = await openHeldStore(manifest);
		if (!store) return undefined;
		const source = new StoredSource(manifest, store, new NetworkSource(manifest));
		if (await source.hasStart()) {
			return { ...(await open('device', source)), verify: () => reportDamage(manifest, store) };
		}
	} catch {
		// Storage that can be listed but not read: the network still has the archive.
		return undefined;
	}
	resumeDownload();
	return undefined;
}

async function reportDamage(manifest: ArchiveManifest, store: BlockStore): Promise<void> {
	try {
		const { read, wrong } = await verifyBlocks(manifest, store);
		if (read < manifest.blocks.length || wrong > 0) resumeDownload();
	} catch {
		// Storage that cannot be read now is verified with the next map.
		return;
	}
}

/** What was complete no longer is: an interrupted download goes on by itself. */
function resumeDownload(): void {
	extractChannel.post({ type: 'activity', activity: { kind: 'paused', reason: 'interrupted' } });
}

/** With blocks of it on the device already, only the others are asked for; without network those blocks are all there is. */
async function openOnNetwork(held: readonly HeldArchive[], isOnline: () => boolean): Promise<OpenedArchive> {
	const begun = held.findLast(({ hashes }) => hashes.size > 0)?.manifest;
	const manifest = await currentManifest(begun, isOnline);
	return open('network', new StoredSource(manifest, storeOnceHeld(manifest), new NetworkSource(manifest)));
}

/** An archive that is begun serves while the server cannot be asked which one is current; known to be offline, it is not asked. */
async function currentManifest(begun: ArchiveManifest | undefined, isOnline: () => boolean): Promise<ArchiveManifest> {
	if (begun && !isOnline()) return begun;
	try {
		return await fetchManifest();
	} catch (error) {
		if (begun && error instanceof ArchiveError && error.kind === 'offline') return begun;
		throw error;
	}
}

async function open(origin: OpenedArchive['origin'], source: Source): Promise<OpenedArchive> {
	// Unlike the default cache this one does not remember a failed read, so the map recovers when the connection does.
	const archive = new PMTiles(source, new ResolvedValueCache());
	await archive.getHeader();
	return { origin, archive, url: source.getKey() };
}
