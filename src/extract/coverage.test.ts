import { readFile } from 'node:fs/promises';
import { FileSource } from 'pmtiles';
import { expect, test } from 'vitest';
import { estates } from '../content/estates';
import { blocksOf, coverPlaces, readTiles, tilesAround } from './coverage';
import { type ArchiveManifest, parseManifest } from './manifest';

const { manifest, tiles } = await publishedArchive();

test.each(estates)('the published archive shows $name at every zoom from 14 to 18', ({ centre }) => {
	const zooms = new Set(tilesAround(centre, tiles).map(({ z }) => z));
	expect([...zooms].toSorted((a, b) => a - b)).toEqual([14, 15, 16, 17, 18]);
});

test('each estate’s imagery is a part of the archive, and all tiles of the finest zooms belong to some estate', () => {
	const fine = tiles.filter(({ z }) => z >= 14);
	const owned = new Set(estates.flatMap(({ centre }) => tilesAround(centre, tiles)));
	expect(fine.filter((tile) => !owned.has(tile))).toEqual([]);
	for (const { centre } of estates) {
		expect(blocksOf(manifest, tilesAround(centre, tiles)).length).toBeLessThan(manifest.blocks.length);
	}
});

test('an estate’s imagery is complete with exactly the blocks that hold it', () => {
	for (const { slug, centre } of estates) {
		const blocks = blocksOf(manifest, tilesAround(centre, tiles));
		const coverage = (held: readonly string[]) =>
			coverPlaces(manifest, tiles, new Set(held), estates).find((estate) => estate.slug === slug)!;
		expect(coverage([]).held).toBe(0);
		expect(coverage(blocks).held).toBe(coverage(blocks).total);
		for (const missing of blocks) {
			const part = coverage(blocks.filter((hash) => hash !== missing));
			expect(part.held).toBeLessThan(part.total);
		}
	}
});

async function publishedArchive(): Promise<{
	manifest: ArchiveManifest;
	tiles: Awaited<ReturnType<typeof readTiles>>;
}> {
	const manifest = parseManifest(JSON.parse(await readFile('public/map/archive.json', 'utf8')));
	const bytes = await readFile(`public${manifest.archive}`);
	return { manifest, tiles: await readTiles(new FileSource(new File([bytes], manifest.archive))) };
}
