import { afterEach, expect, test, vi } from 'vitest';
import { sha256Hex } from '../platform/digest';
import { downloadBlocks } from './download';
import { rangeFetcher } from './range-request';
import { manifestOf, memoryStore, randomArchive, storedBytes } from './testing/archive';

const size = 250_000;
const blockBytes = 16_384;
const cuts = seededBytes(200, 20_261_120);

afterEach(() => vi.unstubAllGlobals());

test('cut at each of two hundred bytes, the download resumes to the identical archive and fetches at most one block twice', async () => {
	const archive = randomArchive(size, 11);
	const manifest = await manifestOf(archive, blockBytes);
	for (const cut of cuts) {
		const line = faultyLine(archive, cut);
		vi.stubGlobal('fetch', line.fetch);
		const store = memoryStore();
		const download = () =>
			downloadBlocks(manifest, {
				store,
				others: [],
				fetchRange: rangeFetcher(manifest.archive, manifest.bytes),
				first: () => [],
				progress: () => {},
				signal: new AbortController().signal,
			});
		await expect(download(), `the cut at ${cut}`).rejects.toMatchObject({ kind: 'offline' });
		await download();
		const bytes = await storedBytes(manifest, store);
		expect(bytes && (await sha256Hex(bytes)), `after the cut at ${cut}`).toBe(manifest.sha256);
		expect(line.sent()).toBeLessThanOrEqual(size + blockBytes);
	}
});

/** A `fetch` that knows ranges and breaks the line once, after so many bytes in all. */
function faultyLine(archive: Uint8Array<ArrayBuffer>, cut: number) {
	let sent = 0;
	let isCut = false;
	const fetch = async (_: string, { headers }: { headers: { range: string } }) => {
		const [start = 0, last = 0] = headers.range.match(/\d+/g)?.map(Number) ?? [];
		let position = start;
		const body = new ReadableStream<Uint8Array>({
			pull(controller) {
				const left = isCut ? Number.POSITIVE_INFINITY : cut - sent;
				const chunk = archive.slice(position, Math.min(position + 1500, last + 1, position + left));
				position += chunk.length;
				sent += chunk.length;
				if (chunk.length > 0) controller.enqueue(chunk);
				if (!isCut && sent >= cut) {
					isCut = true;
					controller.error(new TypeError('network error'));
				} else if (position > last) controller.close();
			},
		});
		return new Response(body, {
			status: 206,
			headers: { 'content-range': `bytes ${start}-${last}/${archive.length}` },
		});
	};
	return { fetch, sent: () => sent };
}

/** The same places in every run. The very last byte is left out: a line that breaks after it has brought everything. */
function seededBytes(count: number, seed: number): number[] {
	let state = seed;
	return Array.from({ length: count }, () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return 1 + (state % (size - 1));
	});
}
