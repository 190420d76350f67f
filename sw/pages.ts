import { pagePath } from '../src/platform/page-path';
import { isHashed } from './addresses';
import { filesOf, findFile, isInBuild, languageAt, languages, openStore, precache } from './build-files';
import { findFormer, keepFormerBuild } from './former-build';
import { dropLanguagesNotKept, installLanguages, rememberOpened } from './languages';
import { storeFiles } from './store-files';

/** Where addresses lead that the site had once, or that name a page in the words of another language; `null`: nowhere any more. */
declare const SITE_REDIRECTS: Readonly<Record<string, string | null>>;

const notFound = { status: 404, statusText: 'Not Found' };
const gone = { status: 410, statusText: 'Gone' };
/** The page is there, and not on this device. */
const notHere = { status: 503, statusText: 'Service Unavailable' };

/**
 * Fetches what all languages share and the languages of this device, whole, or fails and leaves the older build in place.
 * @throws what keeps a file from being fetched or stored
 */
export async function installPages(): Promise<void> {
	await installLanguages((chosen) => storeFiles([undefined, ...chosen].flatMap(filesOf)));
}

/** Removes what the older build had of its own, but for the scripts that open tabs of it may still ask for. */
export async function activatePages(event: ExtendableEvent): Promise<void> {
	try {
		await keepFormerBuild(await openStore(), isInBuild);
	} catch {
		// No space to keep them: such a tab reloads when it misses one (src/pwa/missing-chunk.ts).
	}
	await precache.activate(event);
	await dropLanguagesNotKept();
}

/**
 * Answers pages, scripts and styles from the build this worker came with, so that they always fit together. What is not on this device,
 * as a language that is not kept, comes from the network, and so does an unknown address; without it, the 404 page. Pages that were
 * renamed or taken away, and those named in the words of another language, are answered as by the server. A slash at the end and the
 * query do not count.
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
	const present = SITE_REDIRECTS[pagePath(path)];
	if (present) return Promise.resolve(Response.redirect(present + search, 308));
	return present === null ? answerGone(path, request) : fetchOr(request, () => answerMissing(path, notFound));
}

async function answerFromFormer(request: Request): Promise<Response> {
	return (await findFormer(request).catch(() => undefined)) ?? fetch(request);
}

/** What is not here: of a language that is not kept, or a browser short of space has taken it away. */
async function answerFromBuild(path: string, request: Request): Promise<Response> {
	const stored = await findFile(path);
	if (stored) return stored;
	if (request.mode !== 'navigate') return fetch(request);
	const response = await fetchOr(request, () => answerMissing(path, notHere));
	if (response.ok) await rememberOpened(languageAt(path));
	return response;
}

async function answerGone(path: string, request: Request): Promise<Response> {
	const own = await findFile(pageFor(languageAt(path), '/410'));
	return own ? withStatus(own, gone) : fetchOr(request, () => answerMissing(path, gone));
}

async function fetchOr(request: Request, answer: () => Promise<Response>): Promise<Response> {
	try {
		return await fetch(request);
	} catch {
		return answer();
	}
}

/**
 * Says what is the matter, in the language of the address if that is here, else in one that is. In its own language the application
 * shows the page itself, when its scripts and words are here and its HTML alone is not.
 */
async function answerMissing(path: string, status: typeof notFound): Promise<Response> {
	const page = status === gone ? '/410' : '/404';
	for (const language of [languageAt(path), ...languages]) {
		const found = await findFile(pageFor(language, page));
		if (found) return withStatus(found, status);
	}
	return Response.error();
}

function pageFor(language: string, page: string): string {
	return language === languages[0] ? page : `/${language}${page}`;
}

function withStatus({ body, headers }: Response, status: ResponseInit): Response {
	return new Response(body, { ...status, headers });
}
