import { languagesCache } from '../src/platform/language-protocol';
import { languages } from './build-files';

/**
 * What the device remembers of a language: `wanted` once one of its pages was opened or the visitor asked for it, `kept` once it was
 * whole. A newer build is installed with all that is kept.
 */
type LanguageRecord = 'wanted' | 'kept';

/** The languages of this build that are remembered. @throws where the storage refuses */
export async function readRecords(): Promise<ReadonlyMap<string, LanguageRecord>> {
	const records = new Map<string, LanguageRecord>();
	for (const language of languages) {
		// Opening the cache would create it.
		const stored = await caches.match(keyOf(language), { cacheName: languagesCache });
		if (stored) records.set(language, (await stored.text()) === 'kept' ? 'kept' : 'wanted');
	}
	return records;
}

/** @throws where the storage refuses, or is full */
export async function writeRecord(language: string, record: LanguageRecord): Promise<void> {
	await (await caches.open(languagesCache)).put(keyOf(language), new Response(record));
}

/** @throws where the storage refuses */
export async function deleteRecord(language: string): Promise<void> {
	if (await caches.has(languagesCache)) await (await caches.open(languagesCache)).delete(keyOf(language));
}

function keyOf(language: string): string {
	return `/languages/${language}`;
}
