import { tileTypeExt } from 'pmtiles';
import type { ArchiveSummary } from './verify';

/** What is in an archive, for people. */
export function describeArchive({ header, metadata, bytes, tilesPerZoom }: ArchiveSummary): string {
	const degrees = (values: number[]) => values.map((value) => value.toFixed(4)).join(', ');
	return [
		`  ${bytes} bytes, ${tileTypeExt(header.tileType).slice(1)}, zoom ${header.minZoom} to ${header.maxZoom}`,
		`  ${header.numAddressedTiles} tiles in ${header.numTileEntries} entries of ${header.numTileContents} contents`,
		`  ${[...tilesPerZoom].map(([zoom, count]) => `z${zoom}: ${count}`).join(', ')}`,
		`  bounds ${degrees([header.minLon, header.minLat, header.maxLon, header.maxLat])}`,
		`  centre ${degrees([header.centerLon, header.centerLat])} at zoom ${header.centerZoom}`,
		`  ${JSON.stringify(metadata)}`,
	].join('\n');
}
