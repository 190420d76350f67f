import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import sharp from 'sharp';
import { recordedJson, recordedText } from '../../../../tests/conformance/client/recording.ts';
import { open } from '../../../../tests/unit/test-site.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** What a post of the REST API holds that is read, and something that is not. */
type DoublePost = {
	slug: string;
	title: string;
	content: string;
	date?: string;
	excerpt?: string;
	more?: object;
};

/** A WordPress over HTTP, made of what a real one answered (`tests/conformance/recorded`) and of posts by hand. */
export type WordPressDouble = {
	url: string;
	/** In the order in which they are listed, newest first. */
	posts: DoublePost[];
	/** Answers at a path in place of what is answered otherwise. */
	at: Map<string, Answer>;
	/** The paths that were asked for, with their queries. */
	asked: string[];
	close(): Promise<void>;
};

const schemaOf = (name: string): string => JSON.stringify(recordedJson(name).response.body);

/** A page of a theme around a form. */
export const pageWith = (form: string) =>
	`<!DOCTYPE html><html lang="pt-PT"><head><title>Contacto</title><script>var wpcf7 = {}</script></head><body><main>${form}</main></body></html>`;

export const html = (body: string): Answer => answer('text/html; charset=UTF-8', body);
export const json = (body: string, headers = {}): Answer => answer('application/json; charset=UTF-8', body, headers);
export const picture = (bytes: Buffer, type = 'image/jpeg'): Answer => answer(type, bytes);

function answer(type: string, body: string | Buffer, headers = {}): Answer {
	return (response) => response.writeHead(200, { 'content-type': type, ...headers }).end(body);
}

export function photograph(background: string): Promise<Buffer> {
	return sharp({ create: { width: 900, height: 700, channels: 3, background } })
		.jpeg()
		.toBuffer();
}

export async function openWordPressDouble(): Promise<WordPressDouble> {
	const vineyard = await photograph('#5c7a4a');
	const double: WordPressDouble = { url: '', posts: [], at: new Map(), asked: [], close: async () => undefined };
	const usual = new Map<string, Answer>([
		['/contacto/', html(pageWith(recordedText('form-a.html')))],
		['/tudo/', html(pageWith(recordedText('form-b.html')))],
		['/wp-json/contact-form-7/v1/contact-forms/5/feedback/schema', json(schemaOf('a-schema'))],
		['/wp-json/contact-form-7/v1/contact-forms/7/feedback/schema', json(schemaOf('b-schema'))],
		['/wp-json/wp/v2/posts', (response, request) => listPosts(double, response, request)],
		['/wp-content/uploads/vinha.jpg', picture(vineyard)],
	]);
	const server = createServer((request, response) => {
		double.asked.push(request.url ?? '');
		const { pathname } = new URL(request.url ?? '/', 'http://localhost');
		const found = double.at.get(pathname) ?? usual.get(pathname);
		if (found) found(response, request);
		else response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Não encontrado</h1>');
	});
	const { address: url, close } = await open(server);
	return Object.assign(double, { url, close });
}

function listPosts({ posts, url }: WordPressDouble, response: ServerResponse, request: IncomingMessage): void {
	const query = new URL(request.url ?? '/', url).searchParams;
	const [size, page] = [Number(query.get('per_page')), Number(query.get('page'))];
	const shown = posts.slice((page - 1) * size, page * size).map((post, index) => ({
		id: 100 + (page - 1) * size + index,
		date: `${post.date ?? '2026-03-05'}T10:00:00`,
		slug: post.slug,
		status: 'publish',
		link: `${url}/2026/03/${post.slug}/`,
		title: { rendered: post.title },
		excerpt: { rendered: post.excerpt ?? '', protected: false },
		content: { rendered: post.content, protected: false },
		featured_media: 0,
		...post.more,
	}));
	json(JSON.stringify(shown), { 'x-wp-total': posts.length, 'x-wp-totalpages': Math.ceil(posts.length / size) })(
		response,
		request,
	);
}
