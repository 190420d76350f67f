import { isRecord } from './json';

/*
 * What pages and the service worker say to each other and find in the Cache API. Either side may be of another build than the other, so
 * none of these names ever changes.
 */

/** What pages say to the worker. */
export type WorkerMessage =
	| { type: 'skip-waiting' }
	| { type: 'extract:start' }
	| { type: 'pictures:warm'; addresses: readonly string[] }
	| { type: 'pictures:stop' }
	/** What the page's own check met: an answer of the site's server, or none. */
	| { type: 'network'; answered: boolean }
	/** Keep or remove the pages of a language; report what is kept (`language-protocol.ts`); stop fetching. */
	| { type: 'language:keep' | 'language:remove'; language: string }
	| { type: 'languages:report' }
	| { type: 'languages:stop' };

/** What the worker says to pages, of this build or another, once it is done with the pictures it was asked for. */
export const picturesWarmed = 'pictures:warmed';

const plainTypes = ['skip-waiting', 'extract:start', 'pictures:stop', 'languages:report', 'languages:stop'] as const;
const languageTypes = ['language:keep', 'language:remove'] as const;

/** Reads a message, which may come from a page of another build; undefined if it is none the worker knows. */
export function parseWorkerMessage(data: unknown): WorkerMessage | undefined {
	if (!isRecord(data)) return undefined;
	// As workbox-window says it; pages of builds before it say `skip-waiting`, for as long as any device has them.
	if (data.type === 'SKIP_WAITING') return { type: 'skip-waiting' };
	const plain = plainTypes.find((type) => type === data.type);
	if (plain) return { type: plain };
	const ofLanguage = languageTypes.find((type) => type === data.type);
	if (ofLanguage) return typeof data.language === 'string' ? { type: ofLanguage, language: data.language } : undefined;
	if (data.type === 'network') return { type: 'network', answered: data.answered === true };
	if (data.type !== 'pictures:warm' || !Array.isArray(data.addresses)) return undefined;
	return { type: 'pictures:warm', addresses: data.addresses.filter((address) => typeof address === 'string') };
}

/** The worker's cache of pictures. */
export const picturesCache = 'pictures';

/** The worker's cache of the build before, for tabs that still run it. */
export const formerBuildCache = 'former-build';

/** Begins the names of all caches of the satellite extract: its archives, and what is remembered about it. */
export const extractCachePrefix = 'satellite-extract';

/** Header of a stored picture: its size in bytes. */
export const storedBytesHeader = 'x-stored-bytes';

/** Header of a stored picture: the digest of all pictures of the build that stored it or found it unchanged. */
export const picturesStateHeader = 'x-pictures-state';
