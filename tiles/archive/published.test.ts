import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { viewNames } from '../geo/views';
import { mapFolder } from '../paths';
import { stillShapes } from '../stills/command';
import { checkManifest, publishedArchive } from './manifest';

const inMap = (name: string) => join(mapFolder, name);

describe('what the map serves', () => {
	it('is the archive that its manifest describes, block by block', async () => {
		expect(await checkManifest(await publishedArchive(mapFolder))).toBeGreaterThan(0);
	});

	it('is an archive of at most 16 MB', async () => {
		expect(statSync(await publishedArchive(mapFolder)).size).toBeLessThanOrEqual(16_000_000);
	});

	it.each(stillShapes)('has a $name still of every view within its budget', ({ name, encoding }) => {
		for (const view of viewNames)
			expect(statSync(inMap(`still-${view}-${name}.avif`)).size).toBeLessThanOrEqual(encoding.budget * 1000);
	});

	it('sends all outlines and silhouettes in 40 kB', () => {
		const sprites = [...viewNames.map((view) => `outlines-${view}.svg`), 'silhouettes.svg'];
		const sizes = sprites.map((name) => brotliCompressSync(readFileSync(inMap(name))).length);
		expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(40_000);
	});
});
