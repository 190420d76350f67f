/** An article as the list of news needs it. */
export type NewsItem = {
	slug: string;
	title: string;
	/** ISO, `2026-01-20`. */
	date: string;
	category: string;
};

/** Six articles at a time, as `data-count` on the page says. */
export const pageSize = 6;

const months = 'Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro'.split(' ');

/**
 * One page of the news as a fragment of HTML.
 * @param page from 1
 * @param category a slug, or `*` for all
 * @returns undefined when there are no more
 */
export function renderNewsPage(news: readonly NewsItem[], page: number, category: string): string | undefined {
	const items = news.filter((item) => category === '*' || item.category === category);
	const shown = items.slice((page - 1) * pageSize, page * pageSize);
	return shown.length > 0 ? shown.map(renderItem).join('') : undefined;
}

function renderItem({ slug, title, date, category }: NewsItem): string {
	const href = `/noticias/${encodeURIComponent(slug)}`;
	const time = `<time datetime="${escapeHtml(date)}T00:00:00+00:00">${escapeHtml(inWords(date))}</time>`;
	return `<a class="news-item" href="${href}" data-category="${escapeHtml(category)}">${time}<h3>${escapeHtml(title)}</h3></a>\n`;
}

/** `Janeiro 20, 2026`: the format of the site's theme, kept because the fragment is part of the contract. */
function inWords(date: string): string {
	const [year = '', month = '', day = ''] = date.split('-');
	return `${months[Number(month) - 1] ?? ''} ${Number(day)}, ${year}`;
}

function escapeHtml(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
