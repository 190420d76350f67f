import { PrecacheController } from 'workbox-precaching';
import { languageOf } from './addresses';

/** A file of the build that this worker came with. `bytes`: its size, said of the files that belong to a language. */
export type BuildFile = { url: string; revision: string | null; integrity: string; bytes?: number };

declare const self: { readonly __WB_MANIFEST: BuildFile[] };
/** Codes of the languages of the build, the main one first. */
declare const SITE_LANGUAGES: readonly string[];

const build = self.__WB_MANIFEST;
export const languages = SITE_LANGUAGES;

// Marked as pure: the kill switch, built from the same entry, has no list.
export const precache = /* @__PURE__ */ createPrecache(build);

function createPrecache(files: BuildFile[]): PrecacheController {
	const controller = new PrecacheController();
	controller.addToCacheList(files);
	return controller;
}

/** The files of a language alone, its pages last: one that is here finds its words. Undefined: what all languages share. */
export function filesOf(language: string | undefined): BuildFile[] {
	const own = build.filter(({ url }) => languageOf(pathOf(url), languages) === language);
	return own.sort((one, other) => Number(one.url.startsWith('/')) - Number(other.url.startsWith('/')));
}

/** The language of an address; the main one where it is of none. */
export function languageAt(path: string): string {
	return languageOf(path, languages) ?? languages[0] ?? '';
}

export function isInBuild(address: string): boolean {
	return precache.getCacheKeyForURL(address) !== undefined;
}

/** A file of the build, if it is on this device and its storage gives it. */
export async function findFile(address: string): Promise<Response | undefined> {
	return precache.matchPrecache(address).catch(() => undefined);
}

/** Where the files of all languages are stored, each once. @throws where the storage refuses */
export async function openStore(): Promise<Cache> {
	return caches.open(precache.strategy.cacheName);
}

/** Of these, what is not on this device. @throws where the storage refuses */
export async function missingOf(files: readonly BuildFile[]): Promise<BuildFile[]> {
	const held = new Set((await (await openStore()).keys()).map(({ url }) => url));
	return files.filter(({ url }) => !held.has(keyOf(url)));
}

/** What a file is stored under: its address, with its revision where its name does not tell it. */
export function keyOf(address: string): string {
	return precache.getCacheKeyForURL(address) ?? '';
}

/** Removes the files of a language, those of other builds too. @throws where the storage refuses */
export async function deleteFilesOf(language: string): Promise<void> {
	const store = await openStore();
	for (const request of await store.keys())
		if (languageOf(pathOf(request.url), languages) === language) await store.delete(request);
}

function pathOf(url: string): string {
	return new URL(url, location.href).pathname;
}
