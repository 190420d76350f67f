import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { open } from '../unit/test-site';

type Asked = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

/** How it behaves, by what it is asked. */
type Behaviour = 'answers' | 'redirects' | 'fails';

const route = '/wp-json/contact-form-7/v1/contact-forms/5';

/** What says something of another site than the one that visitors are on. */
export const foreign = {
	'set-cookie': 'wp=1',
	link: '<https://wordpress.example/>; rel="https://api.w.org/"',
	refresh: '0; url=https://evil.example/',
	'service-worker-allowed': '/',
	'x-accel-redirect': '/index.html',
	'x-powered-by': 'PHP/7.4',
	'access-control-allow-origin': '*',
	'content-security-policy': "default-src *; script-src 'unsafe-inline'",
	'cross-origin-resource-policy': 'cross-origin',
};

/** A WordPress in a folder of its host, as far as a web server before it can tell, that notes what it is asked. */
export class WordPressDouble {
	readonly asked: Asked[] = [];
	behaviour: Behaviour = 'answers';

	private constructor(
		readonly url: string,
		readonly close: () => Promise<void>,
	) {}

	static async start(): Promise<WordPressDouble> {
		let double: WordPressDouble | undefined;
		const server: Server = createServer(async (incoming, response) => {
			const chunks: Buffer[] = [];
			incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
			await once(incoming, 'close');
			const { method = '', url = '', headers } = incoming;
			const body = Buffer.concat(chunks).toString();
			double?.asked.push({ method, url, headers, body });
			const { status, type, text } = answerTo(method, url, body, double?.behaviour ?? 'answers');
			const away = status === 302 ? { location: 'https://evil.example/' } : {};
			response.writeHead(status, { ...foreign, ...away, 'content-type': type, 'cache-control': 'no-store' }).end(text);
		});
		const { address, close } = await open(server);
		double = new WordPressDouble(`${address}/wp`, close);
		return double;
	}
}

function answerTo(method: string, url: string, body: string, behaviour: Behaviour) {
	const json = 'application/json; charset=UTF-8';
	if (behaviour === 'redirects') return { status: 302, type: 'text/html', text: '' };
	if (behaviour === 'fails') return { status: 503, type: json, text: '{}' };
	if (url.startsWith(`/wp${route}/`)) return { status: 200, type: json, text: JSON.stringify({ method, url }) };
	if (url.startsWith('/wp/wp-admin/admin-ajax.php')) {
		const isNews = new URLSearchParams(`${body}&${url.split('?')[1]}`).get('action') === 'get_news';
		return { status: isNews ? 200 : 400, type: 'text/html; charset=UTF-8', text: isNews ? 'No more posts' : '0' };
	}
	return { status: 404, type: 'text/html', text: 'a page of the theme' };
}
