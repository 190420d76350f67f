/*
 * A page loads its code, which is the same in every language, and beside it the words of its own language: files that the build makes of
 * `src/messages/{language}` and of the content (`build/words/`, docs/decisions/0032). Each puts what its modules export into `siteWords`,
 * by module; the build writes the calls of the functions below.
 */
type Words = readonly unknown[];

declare global {
	var siteWords: Record<string | number, Words> | undefined;
	var withWords: typeof fetchWithWords;
}

/** Modules that ran before their words came. */
const waiting = new Map<number, (words: Words) => void>();

/** Hands over what a module of words exports, in the order of the names, once it is here. */
export function takeWords(module: number, take: (words: Words) => void): void {
	const words = siteWords?.[module];
	if (words) take(words);
	else waiting.set(module, take);
}

/**
 * Fetches words in the language of the page.
 * @param file without its folder and ending: `outbox-list`
 * @throws {TypeError} when it did not come
 */
export async function fetchWords(file: string): Promise<void> {
	try {
		await import(/* @vite-ignore */ `${document.documentElement.dataset.words}${file}.js`);
	} catch (error) {
		// As Vite's loader tells of a script: another build may have taken its place (src/pwa/missing-chunk.ts).
		dispatchEvent(new Event('vite:preloadError'));
		throw error;
	}
	for (const [module, take] of waiting) {
		const words = siteWords?.[module];
		if (words) take(words);
		if (words) waiting.delete(module);
	}
}

/** Fetches a part, after the words that its modules take. */
async function fetchWithWords<Part>(file: string, fetchPart: () => Promise<Part>): Promise<Part> {
	await fetchWords(file);
	return fetchPart();
}

globalThis.withWords = fetchWithWords;
