/**
 * What the visitor said about the extract: nothing yet, yes, not now, or take it away.
 * Kept in the Cache API because the worker has no `localStorage`; anything unreadable counts as nothing said.
 */
export type ExtractChoice = 'none' | 'wanted' | 'paused' | 'removed';

const cacheName = 'satellite-extract-choice';
const key = '/map/extract-choice';

export async function readChoice(): Promise<ExtractChoice> {
	try {
		const stored = await (await caches.open(cacheName)).match(key);
		return parseChoice(await stored?.text());
	} catch {
		return 'none';
	}
}

/** Storage that refuses loses only the memory of the choice: the act itself reports its own failure. */
export async function writeChoice(choice: ExtractChoice): Promise<void> {
	try {
		await (await caches.open(cacheName)).put(key, new Response(choice));
	} catch {
		return;
	}
}

function parseChoice(text: string | undefined): ExtractChoice {
	return text === 'wanted' || text === 'paused' || text === 'removed' ? text : 'none';
}
