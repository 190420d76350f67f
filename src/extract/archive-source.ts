import { PMTiles, ResolvedValueCache, type Source } from 'pmtiles';
import { ArchiveError } from './archive-error';
import { listHeldArchives, openHeldStore } from './cache-block-store';
import { extractChannel } from './channel';
import { DeviceSource } from './device-source';
import { joinBlocks } from './join-blocks';
import { type ArchiveManifest, fetchManifest } from './manifest';
import { NetworkSource } from './network-source';
import { PartialSource } from './partial-source';
import { sha256Hex } from './sha256';
import { surveyHoldings } from './state';

/** `url` is absolute and the same from either origin: `pmtiles://${url}` names the archive in a style. */
export type OpenedArchive = { origin: 'device' | 'network'; archive: PMTiles; url: string };

/**
 * Opens the satellite archive: from the device if it is whole there, without any request; otherwise by ranges over the network.
 * The header has been read when this resolves.
 * @throws {ArchiveError} `offline`, `http`, `bad-manifest`, `no-ranges`, `truncated` or `not-an-archive`
 */
export async function openArchive(): Promise<OpenedArchive> {
	return (await openOnDevice()) ?? openOnNetwork();
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
		const file = store && (await joinBlocks(manifest, store, sha256Hex));
		if (file) {
			const url = absolute(manifest);
			return await open('device', new DeviceSource(file, new NetworkSource(url, manifest)));
		}
	} catch {
		// Storage that can be listed but not read: the network still has the archive.
		return undefined;
	}
	extractChannel.tell({ type: 'activity', activity: { kind: 'paused', reason: 'interrupted' } });
	return undefined;
}

/** With blocks of it on the device already, only the others are asked for; without network those blocks are all there is. */
async function openOnNetwork(): Promise<OpenedArchive> {
	const begun = await findBegun();
	const manifest = await currentManifest(begun.at(-1));
	const network = new NetworkSource(absolute(manifest), manifest);
	const store = await openHeldStore(manifest).catch(() => undefined);
	return open('network', store ? new PartialSource(manifest, store, network) : network);
}

/** Where an archive is begun it needs nobody's word, and without network nobody is asked for it. */
async function currentManifest(begun: ArchiveManifest | undefined): Promise<ArchiveManifest> {
	if (begun && !navigator.onLine) return begun;
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
