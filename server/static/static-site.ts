import { readFile } from 'node:fs/promises';
import { STATUS_CODES } from 'node:http';
import { join } from 'node:path';
import { type Answer, plainAnswer } from '../http/answer';
import type { Request } from '../http/request';
import { answerWithFile } from './file-answer';
import { toFilePath } from './file-path';
import { createFileTagger } from './file-tag';
import { headersFor, parseHeadersFile } from './headers-file';
import { chooseRepresentation, type OpenFile, openFirst } from './representation';

export type StaticSite = {
	answer: (request: Request) => Promise<Answer>;
	/** What every answer for an address says, whatever it is. */
	headersFor: (path: string) => Record<string, string>;
};

/**
 * Serves a built site from the folder `dist`.
 * @throws {Error} when the site has not been built
 */
export async function createStaticSite(dist: string): Promise<StaticSite> {
	const rules = parseHeadersFile(await readHeadersFile(dist));
	const tag = createFileTagger();

	async function answer(request: Request): Promise<Answer> {
		if (request.method !== 'GET' && request.method !== 'HEAD') {
			return plainAnswer(405, 'Method Not Allowed', { allow: 'GET, HEAD' });
		}
		const path = toFilePath(request.path);
		if (path.kind === 'bad') return answerMissing(request, 400);
		const file = path.kind === 'none' ? undefined : await openFirst(dist, path.candidates);
		if (!file) return answerMissing(request, 404);
		if (path.kind !== 'redirect') return answerFile(request, file, 200);
		await file.handle.close();
		const search = request.query.size > 0 ? `?${request.query}` : '';
		return plainAnswer(308, 'Permanent Redirect', { location: path.path + search });
	}

	/** The page says that there is nothing at such an address, which may not even be one. */
	async function answerMissing(request: Request, status: 400 | 404): Promise<Answer> {
		const page = await openFirst(dist, ['404.html']);
		return page ? answerFile(request, page, status) : plainAnswer(status, STATUS_CODES[status] ?? '');
	}

	async function answerFile(request: Request, file: OpenFile, status: 200 | 400 | 404): Promise<Answer> {
		const representation = await chooseRepresentation(dist, file, request.headers);
		const path = status === 200 ? request.path : '/404';
		const headers = { 'cache-control': cacheControlOf(path), ...headersFor(rules, path) };
		return answerWithFile(request, { representation, name: file.name, status, headers }, tag);
	}

	return { answer, headersFor: (path) => headersFor(rules, path) };
}

/** Files whose name holds a digest of their content never change; everything else is asked for again each time. */
function cacheControlOf(path: string): string {
	const named = path.startsWith('/assets/') || /^\/map\/[^/]+\.pmtiles$/.test(path);
	return named ? 'public, max-age=31536000, immutable' : 'no-cache';
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
