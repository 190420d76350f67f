import { type PageSettings, readPageSettings } from '../content/page-settings';
import type { SiteSettings } from '../content/site-settings';
import type { NewsAnswer, NewsRequest } from './list-state';
import { type KnownOrigins, NotNews, parseNewsFragment } from './parse-fragment';

/** No page of the list is longer, in bytes. */
const longestAnswer = 500_000;

/**
 * Asks the site's ajax endpoint for a page of the news (docs/product.md 10).
 * @throws whatever went wrong, in words for the console: no network, a status other than success, an answer that is not the list
 */
export async function fetchNews({ page, category }: NewsRequest, signal: AbortSignal): Promise<NewsAnswer> {
	const settings = usable(readPageSettings(document));
	const body = new URLSearchParams({ action: 'get_news', page: String(page), category });
	const response = await fetch(settings.ajaxUrl, { method: 'POST', body, signal });
	if (!response.ok) throw new NotNews(`status ${response.status}`);
	const type = response.headers.get('content-type') ?? '';
	if (!/^(text\/(html|plain)|$)/i.test(type)) throw new NotNews(type);
	const fragment = await textOf(response);
	// Fewer links than a page holds: the list ends here (docs/product.md 6). As a first page it is no list at all.
	if (page > 1 && fragment.trim() === '') return { kind: 'end' };
	return parseNewsFragment(fragment, location.href, knownOrigins(settings));
}

function usable(page: PageSettings): SiteSettings {
	if (page.kind === 'unusable') throw new NotNews(page.reason);
	return page.settings;
}

function knownOrigins({ origin, ajaxUrl, wpcf7 }: SiteSettings): KnownOrigins {
	const others = [origin, ajaxUrl, wpcf7?.api?.root ?? ''].map((address) => new URL(address, location.href).origin);
	return { page: location.origin, others };
}

async function textOf(response: Response): Promise<string> {
	const reader = response.body?.getReader();
	if (!reader) return '';
	const decoder = new TextDecoder();
	let text = '';
	for (let length = 0; ; ) {
		const { done, value } = await reader.read();
		if (done) return text + decoder.decode();
		length += value.length;
		if (length > longestAnswer) {
			void reader.cancel();
			throw new NotNews(`more than ${longestAnswer} bytes`);
		}
		text += decoder.decode(value, { stream: true });
	}
}
