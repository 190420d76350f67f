import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archiveNamePattern, blockBytes, manifestOf } from './manifest';

describe('the manifest of an archive', () => {
	it('has a hash for each mebibyte and one for the rest', () => {
		const length = fc.oneof(
			fc.constantFrom(1, blockBytes - 1, blockBytes, blockBytes + 1),
			fc.integer({ min: 1, max: 3 * blockBytes }),
		);
		fc.assert(
			fc.property(length, fc.nat(255), (bytes, seed) => {
				const archive = new Uint8Array(bytes).map((_, index) => (index * 31 + seed) % 256);
				const manifest = manifestOf(archive);
				expect(manifest.bytes).toBe(bytes);
				expect(manifest.blocks).toHaveLength(Math.ceil(bytes / 1_048_576));
				const last = archive.slice((manifest.blocks.length - 1) * 1_048_576);
				expect(manifest.blocks.at(-1)).toBe(createHash('sha256').update(last).digest('hex'));
			}),
			{ numRuns: 10 },
		);
	});

	it('names the archive by its hash', () => {
		const { archive, sha256 } = manifestOf(new TextEncoder().encode('archive'));
		expect(archive).toBe(`/map/quatro-vistas.${sha256.slice(0, 16)}.pmtiles`);
		expect(archive.slice('/map/'.length)).toMatch(archiveNamePattern);
	});
});
