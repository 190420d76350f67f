import { PMTiles, ResolvedValueCache, type Source } from 'pmtiles';
import { ArchiveError } from './archive-error';
import type { BlockStore } from './block-store';
import { listHeldArchives, openHeldStore } from './cache-block-store';
import { extractChannel } from './channel';
import { checkBlocks } from './check';
import { type ArchiveManifest, fetchManifest } from './manifest';
import { NetworkSource } from './network-source';
import { sha256Hex } from './sha256';
import { surveyHoldings } from './state';
import { StoredSource } from './stored-source';

/** `url` is absolute and the same from either origin: `pmtiles://${url}` names the archive in a style. */
export type OpenedArchive = {
	origin: 'device' | 'network';
	archive: PMTiles;
	url: string;
	/** Compares all that is stored with its hashes, when nobody waits for the map any more: what is damaged is fetched again while there is a network. */
	examine?: () => Promise<void>;
};

/**
 * Opens the satellite archive: from the device if it is whole there, without any request; otherwise by ranges over the network.
 * On the device the first block is compared with its hash here, the others when they are read.
 * The header has been read when this resolves.
 * @param isOnline what is known of the network
 * @throws {ArchiveError} `offline`, `http`, `bad-manifest`, `no-ranges`, `truncated` or `not-an-archive`
 */
export async function openArchive(isOnline: () => boolean = () => navigator.onLine): Promise<OpenedArchive> {
	return (await openOnDevice()) ?? openOnNetwork(isOnline);
}

/** Whether a whole archive, current or not, is on the device. Reads the list of blocks, not the blocks. */
export async function isOnDevice(): Promise<boolean> {
	return (await findWhole()) !== undefined;
}

async function openOnDevice(): Promise<OpenedArchive | undefined> {
	const manifest = await findWhole();
	if (!manifest) return undefined;
	try {
		const store = await openHeldStore(manifest);
		if (!store) return undefined;
		const source = new StoredSource(manifest, store, new NetworkSource(absolute(manifest), manifest));
		if (await source.hasStart()) {
			return { ...(await open('device', source)), examine: () => examine(manifest, store) };
		}
	} catch {
		// Storage that can be listed but not read: the network still has the archive.
		return undefined;
	}
	tellOfDamage();
	return undefined;
}

async function examine(manifest: ArchiveManifest, store: BlockStore): Promise<void> {
	try {
		const { read, wrong } = await checkBlocks(manifest, store, sha256Hex, () => {});
		if (read < manifest.blocks.length || wrong > 0) tellOfDamage();
	} catch {
		// Storage that cannot be read now is examined with the next map.
		return;
	}
}

/** What was whole is not any more: the download goes on by itself. */
function tellOfDamage(): void {
	extractChannel.tell({ type: 'activity', activity: { kind: 'paused', reason: 'interrupted' } });
}

/** With blocks of it on the device already, only the others are asked for; without network those blocks are all there is. */
async function openOnNetwork(isOnline: () => boolean): Promise<OpenedArchive> {
	const begun = await findBegun();
	const manifest = await currentManifest(begun.at(-1), isOnline);
	const network = new NetworkSource(absolute(manifest), manifest);
	const store = await openHeldStore(manifest).catch(() => undefined);
	return open('network', store ? new StoredSource(manifest, store, network) : network);
}

/** Where an archive is begun it needs nobody's word, and without network nobody is asked for it. */
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
	// Unlike the default cache this one does not remember a failed read, so the map recovers when the line does.
	const archive = new PMTiles(source, new ResolvedValueCache());
	await archive.getHeader();
	return { origin, archive, url: source.getKey() };
}

async function findWhole(): Promise<ArchiveManifest | undefined> {
	try {
		return surveyHoldings(await listHeldArchives()).whole;
	} catch {
		// Without storage nothing is on the device.
		return undefined;
	}
}

/** Archives of which something is on the device, in the order in which their downloads began. */
async function findBegun(): Promise<ArchiveManifest[]> {
	try {
		return (await listHeldArchives()).filter(({ hashes }) => hashes.size > 0).map(({ manifest }) => manifest);
	} catch {
		return [];
	}
}

function absolute(manifest: ArchiveManifest): string {
	return new URL(manifest.archive, location.origin).href;
}
