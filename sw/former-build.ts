import { wait } from '../src/platform/pause';
import { formerBuildCache } from '../src/platform/worker-protocol';
import { isHashed } from './addresses';

declare const self: ServiceWorkerGlobalScope;

/** Where the ids of the tabs that may still run a former build are kept, beside its files. */
const tabsKey = '/former-build-tabs';
/** How long a page that reloads may still count as open, in ms. */
const reloadMs = 3_000;

/**
 * Before a newer build clears the older one away: keeps its scripts and styles for the tabs that are open and run it, because
 * what the visitor typed kept them from reloading. Without tabs nothing is kept.
 * @param isCurrent asked for the addresses of files; what the newer build has needs no keeping
 */
export async function keepFormerBuild(precache: Cache, isCurrent: (url: string) => boolean): Promise<void> {
	const tabs = await openTabs();
	if (tabs.length === 0) return dropFormerBuild();
	const stored = await precache.keys();
	const parting = stored.filter((request) => isHashed(new URL(request.url).pathname) && !isCurrent(addressOf(request)));
	if (parting.length === 0) return;
	const former = await caches.open(formerBuildCache);
	// First: without it, what a full device has stored of the build would never be taken away.
	await former.put(tabsKey, Response.json(tabs));
	for (const request of parting) {
		const file = await precache.match(request);
		if (file) await former.put(addressOf(request), file);
	}
}

/** The address that a tab asks for: without the revision that Workbox stores some files under. */
function addressOf({ url }: Request): string {
	const address = new URL(url);
	address.search = '';
	return address.href;
}

/** A file of a former build, if a tab may still ask for it. */
export async function findFormer(request: Request): Promise<Response | undefined> {
	return caches.match(request, { cacheName: formerBuildCache, ignoreVary: true });
}

/** Takes the former build away once none of the tabs that ran it is left: each was closed or reloaded. */
export async function dropFormerBuildIfUnused(): Promise<void> {
	const kept = await caches.match(tabsKey, { cacheName: formerBuildCache });
	if (!kept) return;
	const tabs: unknown = await kept.json();
	await wait(reloadMs);
	const open = await openTabs();
	if (!Array.isArray(tabs) || !open.some((id) => tabs.includes(id))) await dropFormerBuild();
}

async function dropFormerBuild(): Promise<void> {
	await caches.delete(formerBuildCache);
}

async function openTabs(): Promise<string[]> {
	const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
	return tabs.map(({ id }) => id);
}
