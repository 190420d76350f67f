import { PrecacheController } from 'workbox-precaching';
import { movedPages } from '../src/content/moved-pages';
import { pagePath } from '../src/platform/page-path';
import { isHashed } from './addresses';
import { dropFormerUnlessRead, findFormer, keepFormerBuild } from './former-build';

declare const self: ServiceWorkerGlobalScope;

/** Of the six connections that HTTP/1.1 has, the page that is open keeps two. */
const filesAtOnce = 4;

const build = self.__WB_MANIFEST;
// Marked as pure: the kill switch, built from the same entry, has no list.
const precache = /* @__PURE__ */ createPrecache(build);

function createPrecache(files: typeof build): PrecacheController {
	const controller = new PrecacheController();
	controller.addToCacheList(files);
	return controller;
}

/** Fetches the whole build, or fails and leaves the older one in place. Workbox fetches one file after another, and a line may take a second for each. */
export async function installPages(event: ExtendableEvent): Promise<void> {
	const shares = Array.from({ length: filesAtOnce }, (_, share) =>
		createPrecache(build.filter((_file, index) => index % filesAtOnce === share)),
	);
	await Promise.all(shares.map((share) => share.install(event)));
}

/** Removes what the older build had of its own, but for the scripts that open tabs of it may still ask for. */
export async function activatePages(event: ExtendableEvent): Promise<void> {
	try {
		await keepFormerBuild(await caches.open(precache.strategy.cacheName), isInBuild);
	} catch {
		// No space to keep them: such a tab reloads when it misses one (src/pwa/missing-chunk.ts).
	}
	await precache.activate(event);
}

/**
 * Answers pages, scripts and styles from the build this worker came with, so that they always fit together, and an
 * unknown address from the network or, without it, with the 404 page. Pages that were renamed or taken away are answered as by the
 * server. A slash at the end and the query do not count.
 * @returns undefined where the network alone should answer
 */
export function answerPage(request: Request): Promise<Response> | undefined {
	const { pathname, search } = new URL(request.url);
	const path = pathname.replace(/\/+$/, '') || '/';
	if (isInBuild(path)) return answerFromBuild(path, request);
	const page = pagePath(pathname);
	// As the server does, which may be out of reach.
	if (page !== pathname && isInBuild(page)) return Promise.resolve(Response.redirect(page + search, 308));
	if (isHashed(pathname)) return answerFromFormer(request);
	if (request.mode !== 'navigate') return undefined;
	const present = movedPages[pagePath(path)];
	if (present) return Promise.resolve(Response.redirect(present + search, 308));
	return present === null ? answerWith('/410', { status: 410, statusText: 'Gone' }) : answerUnknown(request);
}

/** While a page is opened or reloaded: what only closed tabs asked for may go. */
export async function tidyPages(): Promise<void> {
	try {
		await dropFormerUnlessRead();
	} catch {
		// Storage that refuses is tried again with the next page.
	}
}

function isInBuild(address: string): boolean {
	return precache.getCacheKeyForURL(address) !== undefined;
}

async function answerFromFormer(request: Request): Promise<Response> {
	return (await findFormer(request)) ?? fetch(request);
}

/** A browser short of space may have taken the file away: then the network, which has it in a current build only. */
async function answerFromBuild(path: string, request: Request): Promise<Response> {
	return (await precache.matchPrecache(path)) ?? fetch(request);
}

async function answerUnknown(request: Request): Promise<Response> {
	try {
		return await fetch(request);
	} catch {
		return answerWith('/404', { status: 404, statusText: 'Not Found' });
	}
}

async function answerWith(address: string, init: ResponseInit): Promise<Response> {
	const page = await precache.matchPrecache(address);
	return page ? new Response(page.body, { ...init, headers: page.headers }) : Response.error();
}
