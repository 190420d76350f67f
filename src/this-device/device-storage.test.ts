// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { measureArchives } from '../extract/store';
import { measureStoredParts } from '../pwa/stored-parts';
import { storedPartsStore } from './device-storage';

const languages = vi.hoisted(() => ({ report: {}, tell: () => {} }));
vi.mock('../pwa/kept-languages', () => ({
	keptLanguagesStore: {
		get: () => languages.report,
		subscribe: (listener: () => void) => {
			languages.tell = listener;
			return () => {};
		},
	},
}));
const extract = vi.hoisted(() => ({ kind: 'absent', tell: () => {} }));
vi.mock('../pwa/worker', () => ({ pagesStored: () => new Promise(() => {}) }));
vi.mock('../platform/fault', async (original) => ({
	...(await original<object>()),
	estimateStorage: async () => undefined,
}));
vi.mock('../pwa/stored-parts', () => ({ measureStoredParts: vi.fn(async () => ({ pictures: 3, pages: 4 })) }));
vi.mock('../pwa/pictures', () => ({ onPicturesWarmed: () => () => {} }));
vi.mock('../extract/store', () => ({ measureArchives: vi.fn(async () => 0) }));
vi.mock('../extract/extract', () => ({
	extractStore: {
		get: () => ({ kind: extract.kind }),
		subscribe: (listener: () => void) => {
			extract.tell = listener;
			return () => {};
		},
	},
}));

test('the map’s share grows block by block, and nothing else is read for it', async () => {
	storedPartsStore.subscribe(() => {});
	await shows(0);
	await tell('downloading', 1);
	const readings = vi.mocked(measureStoredParts).mock.calls.length;
	await tell('downloading', 2);
	await tell('downloading', 3);
	expect(measureStoredParts).toHaveBeenCalledTimes(readings);
});

test('pages are counted again when a language has come or gone, and not at each of its files', async () => {
	storedPartsStore.subscribe(() => {});
	await shows(3);
	const readings = () => vi.mocked(measureStoredParts).mock.calls.length;
	for (const [done, kind, more] of [
		[0, 'downloading', 1],
		[1, 'downloading', 0],
		[2, 'ready', 1],
	] as const) {
		const before = readings();
		languages.report = { en: { kind, done, total: 2 } };
		languages.tell();
		await vi.waitFor(() => expect(readings()).toBe(before + more));
		if (more) await vi.waitFor(() => expect(storedPartsStore.get().parts?.otherLanguages).toBe(done));
	}
});

test('blocks that come while pages and pictures are read are counted', async () => {
	storedPartsStore.subscribe(() => {});
	await shows(3);
	let readOthers = (_: { pictures: number; pages: number }) => {};
	vi.mocked(measureStoredParts).mockImplementationOnce(() => new Promise((resolve) => (readOthers = resolve)));
	vi.mocked(measureArchives).mockResolvedValue(4);
	extract.kind = 'ready';
	extract.tell();
	await vi.waitFor(() => expect(measureStoredParts).toHaveBeenCalled());
	vi.mocked(measureArchives).mockResolvedValue(12);
	readOthers({ pictures: 3, pages: 5 });
	await vi.waitFor(() => expect(storedPartsStore.get().parts).toMatchObject({ map: 12, pages: 5 }));
	expect(storedPartsStore.get().parts).not.toMatchObject({ map: 4 });
});

async function tell(kind: string, map: number): Promise<void> {
	vi.mocked(measureArchives).mockResolvedValue(map);
	extract.kind = kind;
	extract.tell();
	await shows(map);
}

async function shows(map: number): Promise<void> {
	await vi.waitFor(() => expect(storedPartsStore.get().parts).toMatchObject({ map, pictures: 3, pages: 4 }));
}
