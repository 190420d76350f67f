import { readFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { pagePath } from '../../src/platform/page-path';
import { type Answer, plainAnswer } from '../http/answer';
import type { Request } from '../http/request';
import { orIfMissing } from '../missing-file';
import { answerWithFile, createFileTagger } from './file-answer';
import { toFilePath } from './file-path';
import { headersFor, parseHeadersFile, parseRedirectsFile } from './host-files';
import { chooseRepresentation, type OpenFile, openFirst } from './representation';

export type StaticSite = {
	answer: (request: Request) => Promise<Answer>;
	/** The headers of every answer for an address. */
	headersFor: (path: string) => Record<string, string>;
};

/**
 * Serves a built site from the folder `dist`, and from `former` beside it the scripts of earlier builds, for tabs that are still open.
 * @throws {Error} when the site has not been built
 */
export async function createStaticSite(dist: string): Promise<StaticSite> {
	const rules = parseHeadersFile(await readHeadersFile(dist));
	const moved = parseRedirectsFile(await readFile(join(dist, '_redirects'), 'utf8').catch(orIfMissing('')));
	const former = join(dist, '../former');
	const tag = createFileTagger();

	async function answer(request: Request): Promise<Answer> {
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			return plainAnswer(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
		}
		const path = toFilePath(request.path);
		if (path.kind === 'bad') return answerMissing(request, 400);
		const file =
			path.kind === 'none'
				? undefined
				: await openFirst(isHashed(request.path) ? [dist, former] : [dist], path.candidates);
		if (!file) return answerMoved(request) ?? answerMissing(request, 404);
		if (path.kind !== 'redirect') return answerFile(request, file, 200);
		await file.handle.close();
		return redirect(request, path.path);
	}

	/** A page that was renamed leads to its present address, one that was taken away says so. */
	function answerMoved(request: Request): Promise<Answer> | Answer | undefined {
		const page = moved.get(pagePath(request.path).replace(/(?<=.)\/$/, ''));
		if (!page) return undefined;
		return page.kind === 'gone' ? answerMissing(request, 410) : redirect(request, page.to);
	}

	/** The page says that there is nothing at such an address, or nothing any more; it may not even be one. */
	async function answerMissing(request: Request, status: 400 | 404 | 410): Promise<Answer> {
		const names = nearestNames(request.path, status === 410 ? '410.html' : '404.html');
		const page = await openFirst([dist], names);
		return page ? answerFile(request, page, status) : plainAnswer(status, STATUS_CODES[status] ?? '');
	}

	async function answerFile(request: Request, file: OpenFile, status: 200 | 400 | 404 | 410): Promise<Answer> {
		const representation = await chooseRepresentation(file, request.headers);
		const path = status === 200 ? request.path : '/404';
		const headers = { 'cache-control': 'no-cache', ...headersFor(rules, path) };
		return answerWithFile(request, { representation, name: file.name, status, headers }, tag);
	}

	return {
		answer,
		headersFor(path) {
			// How long a file may be kept is said with the file: nobody is to keep an error in its place.
			const { 'cache-control': _, ...headers } = headersFor(rules, path);
			return headers;
		},
	};
}

/** A file of this name in the folder that an address is in, or in the nearest one above: `/en/nada` has one of its own. */
function nearestNames(path: string, name: string): string[] {
	const [folders = ''] = /^(?:\/[a-z0-9-]+)*(?=\/)/.exec(path) ?? [];
	const names = folders.split('/').slice(1);
	return [...names.map((_, index) => `${names.slice(0, index + 1).join('/')}/${name}`).reverse(), name];
}

function redirect({ query }: Request, path: string): Answer {
	const search = query.size > 0 ? `?${query}` : '';
	return plainAnswer(308, 'Permanent Redirect', { location: path + search });
}

/** Whether the name of a file holds a digest of its content. */
function isHashed(path: string): boolean {
	return path.startsWith('/assets/') || /^\/map\/[^/]+\.pmtiles$/.test(path);
}

async function readHeadersFile(dist: string): Promise<string> {
	try {
		return await readFile(join(dist, '_headers'), 'utf8');
	} catch (error) {
		throw new Error(`There is no built site in ${dist} (no _headers file): run "npm run build" first.`, {
			cause: error,
		});
	}
}
