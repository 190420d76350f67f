import { PrecacheController } from 'workbox-precaching';
import { precachedPath } from './addresses';

declare const self: ServiceWorkerGlobalScope;

const precache = new PrecacheController();
precache.addToCacheList(self.__WB_MANIFEST);

/** Fetches the whole build, or fails and leaves the older one in place. */
export async function installPages(event: ExtendableEvent): Promise<void> {
	await precache.install(event);
}

/** Removes what the older build had of its own. */
export async function activatePages(event: ExtendableEvent): Promise<void> {
	await precache.activate(event);
}

/**
 * Answers pages, scripts and styles from the build this worker came with, so that they always fit together, and an
 * unknown address from the network or, without it, with the 404 page.
 * @returns undefined where the network alone should answer
 */
export function answerPage(request: Request): Promise<Response> | undefined {
	const path = precachedPath(new URL(request.url).pathname, (path) => precache.getCacheKeyForURL(path) !== undefined);
	if (path) return answerFromBuild(path, request);
	return request.mode === 'navigate' ? answerUnknown(request) : undefined;
}

/** A browser short of space may have taken the file away: then the network, which has it in a current build only. */
async function answerFromBuild(path: string, request: Request): Promise<Response> {
	return (await precache.matchPrecache(path)) ?? fetch(request);
}

async function answerUnknown(request: Request): Promise<Response> {
	try {
		return await fetch(request);
	} catch {
		const page = await precache.matchPrecache('/404.html');
		if (!page) return Response.error();
		return new Response(page.body, { status: 404, statusText: 'Not Found', headers: page.headers });
	}
}
