import type { Page, Route } from '@playwright/test';
import { type Header, PMTiles } from 'pmtiles';
import { addressesOf, DiskSource, readEntries } from '../../tiles/archive/disk-source';
import { publishedArchive } from '../../tiles/archive/manifest';
import { mapFolder } from '../../tiles/paths';

/** Bytes of the archive, the end excluded. */
export type Range = { start: number; end: number };

/** What a request for a part of the archive asks for. */
export function rangeOf(headers: Readonly<Record<string, string>>): Range | undefined {
	const [, start, last] = /bytes=(\d+)-(\d+)/.exec(headers.range ?? '') ?? [];
	return start && last ? { start: Number(start), end: Number(last) + 1 } : undefined;
}

/** Answers requests for the archive's parts with other bytes, as many as were asked for; with `undefined` the server answers. */
export async function answerRanges(page: Page, bytesFor: (range: Range) => Buffer | undefined): Promise<void> {
	await page.route('**/map/*.pmtiles', (route: Route) => {
		const range = rangeOf(route.request().headers());
		const body = range && bytesFor(range);
		if (!range || !body) return route.continue();
		const contentRange = `bytes ${range.start}-${range.end - 1}/*`;
		return route.fulfill({ status: 206, headers: { 'content-range': contentRange }, body });
	});
}

export async function archiveHeader(): Promise<Header> {
	return withArchive((archive) => archive.getHeader());
}

/** Which zoom the tile belongs to that begins at a byte of the archive. */
export async function zoomsByOffset(): Promise<Map<number, number>> {
	return withArchive(async (archive, source) => {
		const header = await archive.getHeader();
		const entries = await readEntries(source, header);
		return new Map(
			entries.flatMap((entry) => addressesOf(entry).map(({ z }) => [header.tileDataOffset + entry.offset, z] as const)),
		);
	});
}

/** The bytes of a tile. @throws if the archive has no such tile */
export async function rangeOfTile(zoom: number, column: number, row: number): Promise<Range> {
	return withArchive(async (archive, source) => {
		const header = await archive.getHeader();
		const entries = await readEntries(source, header);
		const entry = entries.find((entry) =>
			addressesOf(entry).some(({ z, x, y }) => z === zoom && x === column && y === row),
		);
		if (!entry) throw new Error(`The archive has no tile ${zoom}/${column}/${row}.`);
		const start = header.tileDataOffset + entry.offset;
		return { start, end: start + entry.length };
	});
}

async function withArchive<Result>(use: (archive: PMTiles, source: DiskSource) => Promise<Result>): Promise<Result> {
	const source = await DiskSource.open(await publishedArchive(mapFolder));
	try {
		return await use(new PMTiles(source), source);
	} finally {
		await source.close();
	}
}
