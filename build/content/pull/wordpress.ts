import { type Answered, type Ask, type AskLimits, createAsk } from '../../../doctor/ask.ts';
import { formAddresses } from '../../../src/cf7/addresses.ts';
import type { DeploymentSettings } from '../../../src/content/deployment-settings.ts';
import { pullMessages as m, PullError } from './messages.ts';

/** What of the owner's WordPress is asked for. Every answer is whole, of the right type and within bounds, or there is a {@link PullError}. */
export type WordPress = {
	/** An address that a post or the settings name, where WordPress is asked for it; nothing where that is another host. */
	own(address: string): URL | undefined;
	page(url: URL): Promise<string>;
	schema(form: number): Promise<unknown>;
	/** A page of the posts, from 1, newest first. */
	posts(page: number): Promise<{ url: string; posts: unknown; pages: number }>;
	picture(url: URL): Promise<Buffer>;
	close(): void;
};

export const postsPerPage = 20;
const mostRedirects = 3;

type Wanted = { type: RegExp; accept: string; name: string };
const html: Wanted = { type: /^text\/html\b/i, accept: 'text/html', name: 'HTML' };
const json: Wanted = { type: /^application\/json\b/i, accept: 'application/json, */*;q=0.1', name: 'JSON' };
const image: Wanted = {
	type: /^image\/(?:jpeg|png|webp|avif|hei[cf])\s*(?:;|$)/i,
	accept: 'image/*',
	name: 'JPEG, PNG, WebP, AVIF, HEIC',
};

/** The heaviest pages that site builders make have 1 MB; twenty long posts with all that is embedded have 3 MB. */
const textLimits: Partial<AskLimits> = { bytes: 8_000_000, textBytes: 8_000_000, answerMs: 20_000, totalMs: 600_000 };
const pictureLimits: Partial<AskLimits> = { bytes: 25_000_000, answerMs: 60_000, totalMs: 1_800_000 };

/**
 * @param limits other than those of the house
 * @throws {PullError} where the settings name no WordPress
 */
export function openWordPress(settings: DeploymentSettings, limits: Partial<AskLimits> = {}): WordPress {
	const { origin, wordpressUrl, wpcf7 } = settings;
	const api = wpcf7?.api ?? { root: '/wp-json/', namespace: 'contact-form-7/v1' };
	const base = baseOf(wordpressUrl ?? (URL.canParse(api.root) ? new URL('/', api.root).href : undefined));
	// A root that begins with a slash continues the address of WordPress, as where a server passes it on.
	const root = URL.canParse(api.root) ? api.root : base.href.replace(/\/$/, '') + api.root;
	const hosts = new Set([base.host, new URL(root).host]);
	const asks = {
		text: createAsk(hosts, { ...textLimits, ...limits }),
		picture: createAsk(hosts, { ...pictureLimits, ...limits }),
	};

	/** Follows redirects within the host. */
	async function get(url: URL, ask: Ask, wanted: Wanted, left = mostRedirects): Promise<Answered> {
		if (!hosts.has(url.host)) throw new PullError(m.otherHost(url.host));
		const coding = wanted === image ? { 'accept-encoding': 'identity' } : {};
		const answer = await ask(url, {
			headers: { 'user-agent': 'Quatro Vistas pull', accept: wanted.accept, ...coding },
		});
		if (answer.kind === 'failed') throw new PullError(m.failed(url.href, m.reasons[answer.reason]), 'silent');
		const { status, headers } = answer;
		if (status >= 300 && status < 400) {
			const to = headers.get('location') ?? '';
			const next = URL.canParse(to, url.href) ? new URL(to, url) : undefined;
			const isSafe = next?.protocol === 'https:' || (next?.protocol === 'http:' && url.protocol === 'http:');
			const isWithin = isSafe && next.host === url.host;
			if (!next || !isWithin || left === 0) throw new PullError(m.redirected(url.href, to));
			return get(next, ask, wanted, left - 1);
		}
		if (status !== 200) throw new PullError(m.status(url.href, status), status >= 500 ? 'silent' : 'refused');
		const type = headers.get('content-type') ?? '';
		if (!wanted.type.test(type)) throw new PullError(m.type(url.href, type, wanted.name));
		if (!answer.complete) throw new PullError(m.tooLarge(url.href));
		return answer;
	}

	async function text(url: URL, wanted: Wanted): Promise<{ text: string; headers: Headers }> {
		const { text, headers } = await get(url, asks.text.ask, wanted);
		if (text === undefined) throw new PullError(m.tooLarge(url.href));
		return { text, headers };
	}

	async function value(url: URL): Promise<{ value: unknown; headers: Headers }> {
		const { text: answer, headers } = await text(url, json);
		try {
			return { value: JSON.parse(answer), headers };
		} catch {
			throw new PullError(m.noJson(url.href));
		}
	}

	return {
		own(address) {
			if (!URL.canParse(address, base.href)) return undefined;
			const url = new URL(address, base);
			// WordPress behind this site says that it is this site.
			const asked = url.origin === origin ? new URL(base.origin + url.pathname + url.search) : url;
			const isOwn = /^https?:$/.test(asked.protocol) && hosts.has(asked.host) && !asked.username && !asked.password;
			return isOwn ? asked : undefined;
		},
		page: async (url) => (await text(url, html)).text,
		schema: async (form) => (await value(new URL(formAddresses({ ...api, root }, form, base.href).schema))).value,
		async posts(page) {
			const query = `per_page=${postsPerPage}&page=${page}&_embed=wp:featuredmedia,wp:term`;
			const path = `${root.endsWith('/') ? root : `${root}/`}wp/v2/posts`;
			const url = new URL(`${path}${path.includes('?') ? '&' : '?'}${query}`);
			const { value: posts, headers } = await value(url);
			const pages = headers.get('x-wp-totalpages') ?? '';
			if (!/^\d{1,6}$/.test(pages)) throw new PullError(m.noPosts(url.href));
			return { url: url.href, posts, pages: Number(pages) };
		},
		async picture(url) {
			const answer = await get(url, asks.picture.ask, image);
			if (!/^(?:identity)?$/.test(answer.headers.get('content-encoding') ?? ''))
				throw new PullError(m.type(url.href, answer.headers.get('content-encoding') ?? '', image.name));
			return answer.bytes;
		},
		close() {
			for (const { close } of Object.values(asks)) close();
		},
	};
}

function baseOf(address: string | undefined): URL {
	if (address === undefined) throw new PullError(m.noWordPress);
	if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
		throw new PullError(m.wrongWordPress(address));
	return new URL(address.endsWith('/') ? address : `${address}/`);
}
