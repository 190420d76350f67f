import { expect, test } from 'vitest';
import type { ArchiveManifest } from './manifest';
import { describeExtract, extractProgress, surveyHoldings } from './state';
import type { HeldArchive } from './store';
import { archiveOf } from './testing/archive';

const { manifest: older } = await archiveOf(1000);
const { manifest: newer } = await archiveOf(1000, 100, 2);

const idle = { kind: 'idle' } as const;
const held = (manifest: ArchiveManifest, blocks: number): HeldArchive => ({
	manifest,
	hashes: new Set(manifest.blocks.slice(0, blocks)),
});

test('the extract is absent with nothing stored, with its size once the server has named it', () => {
	expect(describeExtract(surveyHoldings([]), idle)).toEqual({ kind: 'absent' });
	expect(describeExtract(surveyHoldings([], newer), idle)).toEqual({ kind: 'absent', bytes: 1000 });
});

test('the extract is paused as interrupted when a part is found and no download runs', () => {
	const state = describeExtract(surveyHoldings([held(newer, 3)]), idle);
	expect(state).toEqual({ kind: 'paused', done: 300, total: 1000, reason: 'interrupted' });
	expect(extractProgress(state)).toBe(30);
});

test('the extract is ready with a complete archive, also after a failed download', () => {
	const state = describeExtract(surveyHoldings([held(newer, 10)]), { kind: 'error', reason: 'bad-manifest' });
	expect(state).toEqual({ kind: 'ready', bytes: 1000 });
	expect(extractProgress(state)).toBe(100);
});

test('the extract is stale as soon as the server names a newer archive, and until that is complete', () => {
	expect(describeExtract(surveyHoldings([held(older, 10)], newer), idle)).toMatchObject({ kind: 'stale', done: 0 });
	expect(describeExtract(surveyHoldings([held(older, 10), held(newer, 4)]), { kind: 'downloading' })).toEqual({
		kind: 'stale',
		bytes: 1000,
		done: 400,
		total: 1000,
		renewal: { kind: 'downloading' },
	});
});

test('the extract is the newer archive once that is complete, although the older is still there', () => {
	expect(surveyHoldings([held(older, 10), held(newer, 10)], newer).whole).toBe(newer);
});

test('the extract shows what is stored when a download fails', () => {
	const holdings = surveyHoldings([held(newer, 7)], newer);
	expect(describeExtract(holdings, { kind: 'error', reason: 'storage-full' })).toEqual({
		kind: 'error',
		done: 700,
		total: 1000,
		reason: 'storage-full',
	});
});
