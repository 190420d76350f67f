/** Whether a file, of any language, is an article: the producer's own, or one that `npm run content -- pull` brings. */
export function isArticle(file: string): boolean {
	return ['news', 'wordpress'].includes(file.split('/').at(-2) ?? '');
}

/** Whether an article was brought from the owner's WordPress: what is said in it is changed there. */
export function isPulled(file: string): boolean {
	return file.startsWith('src/content/wordpress/');
}

/** The address at which a file of the content is to be seen; of an estate, that of the map which shows it. */
export function addressOf(path: string): string {
	const [, folder = '', slug = ''] = /(\w+)\/([^/]+)\.md$/.exec(path) ?? [];
	const others: Readonly<Record<string, string>> = { home: '/', 'nao-encontrado': '/404', retirada: '/410' };
	switch (folder) {
		case 'wines':
			return `/vinhos/${slug}`;
		case 'news':
		case 'wordpress':
			return `/noticias/${slug}`;
		case 'visits':
			return '/visitar';
		case 'vineyards':
			return estateAddress + slug;
		default:
			return others[slug] ?? `/${slug}`;
	}
}

const estateAddress = '/terroir?terroir=';
