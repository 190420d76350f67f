import { z } from 'zod';
import { newKinds } from '../../build/content/new-file.ts';
import { PictureError } from '../../build/content/pictures.ts';
import { languageOfFile } from '../../build/content/translation-path.ts';
import type { Api } from './api.ts';
import { isEditable } from './files.ts';
import type { Publisher } from './publishing.ts';

/** What goes back over the wire. */
export type Reply = { status: number; body: unknown };

const path = z.string().refine(isEditable);
const translation = path.refine((one) => languageOfFile(one) !== undefined);
const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const typed = z.object({
	path,
	text: z.string(),
	opened: sha256.optional(),
	known: sha256.optional(),
	unanswered: z.array(sha256).max(20).optional(),
});
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const newSlug = slug.max(40);
const beginning = z.object({
	kind: z.enum(newKinds),
	slug: newSlug,
	name: z.string().trim().min(1).max(60),
	like: path.optional(),
});
const share = z.coerce.number().min(0).max(1);
// That of a file that is there already: posts of WordPress have long ones.
const picture = z.object({ slug, across: share, down: share });
const moved = z.object({ path, slug: newSlug.optional() });
const paths = z.object({ paths: z.array(path).min(1), withdrawn: z.array(translation).optional() });
const translated = z.object({ original: path, language: z.string() });
const chosen = z.object({ release: z.string().regex(/^\d+$/) });

/** Answers one request; its body is read only where one is wanted. */
export type Route = (method: string, url: URL, body: () => Promise<Buffer>) => Promise<Reply>;

/** Which request asks for what, by method and address. */
export function createRoutes(api: Api, publisher: Publisher): Route {
	const routes: Readonly<Record<string, (url: URL, body: () => Promise<Buffer>) => Promise<Reply>>> = {
		'GET /desk/api/files': async () => ok(await api.files()),
		'GET /desk/api/find': async ({ searchParams }) => ok(api.find(searchParams.get('words') ?? '')),
		'GET /desk/api/problems': async () => ok(api.problems()),
		'GET /desk/api/file': async ({ searchParams }) => ok(await api.open(path.parse(searchParams.get('path')))),
		'PUT /desk/api/draft': async (_, body) => {
			const answer = await api.type(typed.parse(await json(body)));
			return { status: answer.kind === 'elsewhere' ? 409 : 200, body: answer };
		},
		'DELETE /desk/api/draft': async (url) => {
			await api.discard(path.parse(url.searchParams.get('path')), url.searchParams.getAll('known'));
			return ok({});
		},
		'POST /desk/api/new': async (_, body) => okUnlessTaken(api.begin(beginning.parse(await json(body)))),
		'POST /desk/api/translation': async (_, body) => {
			const { original, language } = translated.parse(await json(body));
			return okUnlessTaken(api.translate(original, language));
		},
		'POST /desk/api/picture/look': async (_, body) => ok(await api.lookAtPicture(await body())),
		'POST /desk/api/picture': async ({ searchParams }, body) => {
			const { slug: name, ...cut } = picture.parse(Object.fromEntries(searchParams));
			return ok(await api.addPicture(name, await body(), cut));
		},
		'POST /desk/api/save': async (_, body) => {
			const asked = paths.parse(await json(body));
			const answer = await api.save(asked.paths, asked.withdrawn);
			return { status: { written: 200, conflict: 409, refused: 422 }[answer.kind], body: answer };
		},
		'POST /desk/api/move': async (_, body) => {
			const { path: from, slug: to } = moved.parse(await json(body));
			const answer = await api.move(from, to);
			return { status: answer.kind === 'moved' ? 200 : 409, body: answer };
		},
		'POST /desk/api/prepare': async () => {
			// Not waited for: a browser gives up a request that stays without an answer for five minutes.
			void publisher.prepare();
			return { status: 202, body: {} };
		},
		'GET /desk/api/prepare': async () => ok(publisher.progress()),
		'POST /desk/api/publish': async (_, body) => ok(await publisher.publish(chosen.parse(await json(body)).release)),
		'GET /desk/api/releases': async () => ok(await publisher.releases()),
	};
	return async (method, url, body) => {
		const route = routes[`${method} ${url.pathname}`];
		if (!route) return { status: 404, body: { message: 'The desk has nothing here.' } };
		try {
			return await route(url, body);
		} catch (error) {
			if (error instanceof PictureError) return { status: 422, body: { kind: 'refused', message: error.message } };
			if (error instanceof RangeError) return { status: 413, body: { message: error.message } };
			if (error instanceof z.ZodError || error instanceof SyntaxError)
				return { status: 400, body: { message: error.message } };
			throw error;
		}
	};
}

const ok = (body: unknown): Reply => ({ status: 200, body });

function okUnlessTaken(begun: object | undefined): Reply {
	return begun ? ok(begun) : { status: 409, body: { kind: 'taken' } };
}

async function json(body: () => Promise<Buffer>): Promise<unknown> {
	return JSON.parse((await body()).toString('utf8'));
}
