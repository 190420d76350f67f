import { ArchiveError } from './archive-error';
import { countArrivals } from './arrivals';
import { bytesHeld } from './blocks';
import { dropArchives, listHeldArchives, openBlockStore, openHeldStore } from './cache-block-store';
import { extractChannel } from './channel';
import { readChoice, writeChoice } from './choice';
import { downloadBlocks } from './download';
import { type ArchiveManifest, fetchManifest } from './manifest';
import { type FetchRange, rangeFetcher } from './range-request';
import { sha256Hex } from './sha256';
import { surveyHoldings } from './state';
import { refuseUnwantedLine } from './wanted-line';

/**
 * Makes the archive that the server names whole on this device, and then takes the others away. A newer one may take its place
 * meanwhile, and the one under way be gone from the server: then the newer one is downloaded. Call it with the download lock held.
 * @param first asked before every block: the hashes of those that are wanted before the others
 * @throws {WaitForLine} {ArchiveError} {StorageError} or the signal's reason; what is stored stays stored
 */
export async function downloadCurrent(signal: AbortSignal, first: () => readonly string[]): Promise<void> {
	await refuseUnwantedLine();
	const manifest = await downloadNamed(signal, first);
	await dropArchives(manifest);
	// What was asked for is here: a newer archive is another question.
	if ((await readChoice()) === 'wanted') await writeChoice('none');
}

async function downloadNamed(signal: AbortSignal, first: () => readonly string[]): Promise<ArchiveManifest> {
	const tried = new Set<string>();
	let manifest = await askCurrent();
	for (;;) {
		tried.add(manifest.archive);
		try {
			await downloadArchive(manifest, signal, first);
			return manifest;
		} catch (error) {
			if (!isServersFault(error)) throw error;
			manifest = await askCurrent();
			if (tried.has(manifest.archive)) throw error;
		}
	}
}

/** The tabs show the archive that is downloaded, which may be newer than the one that they asked for. */
async function askCurrent(): Promise<ArchiveManifest> {
	const manifest = await fetchManifest();
	extractChannel.tell({ type: 'current', manifest });
	return manifest;
}

function isServersFault(error: unknown): boolean {
	return error instanceof ArchiveError && error.kind !== 'offline';
}

async function downloadArchive(
	manifest: ArchiveManifest,
	signal: AbortSignal,
	first: () => readonly string[],
): Promise<void> {
	signal.throwIfAborted();
	const archives = await listHeldArchives();
	const { whole } = surveyHoldings(archives, manifest);
	if (whole?.sha256 === manifest.sha256) return;
	const held = archives.find((held) => held.manifest.archive === manifest.archive);
	const arrivals = countArrivals(
		(bytes) => extractChannel.tell({ type: 'received', bytes }),
		() => performance.now(),
	);
	arrivals.kept(held ? bytesHeld(manifest, held.hashes) : 0);
	const others = archives.filter((held) => held.manifest.archive !== manifest.archive);
	const stores = await Promise.all(others.map((held) => openHeldStore(held.manifest)));
	await downloadBlocks(manifest, {
		store: await openBlockStore(manifest),
		others: stores.filter((store) => store !== undefined),
		fetchRange: arrivals.counted(overWantedLine(rangeFetcher(manifest.archive, manifest.bytes))),
		first,
		hash: sha256Hex,
		progress: (done) => {
			arrivals.kept(done);
			extractChannel.tell({ type: 'activity', activity: { kind: 'downloading' } });
		},
		signal,
	});
}

/** Asks again before every block: the line may change while the download is under way. */
function overWantedLine(fetchRange: FetchRange): FetchRange {
	return async (range, signal) => {
		await refuseUnwantedLine();
		return fetchRange(range, signal);
	};
}
