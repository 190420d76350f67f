/** The address at which a file of the content is to be seen; of an estate, that of the map which shows it. */
export function addressOf(path: string): string {
	const [, folder = '', slug = ''] = /(\w+)\/([^/]+)\.md$/.exec(path) ?? [];
	const others: Readonly<Record<string, string>> = { home: '/', 'nao-encontrado': '/404', retirada: '/410' };
	switch (folder) {
		case 'wines':
			return `/vinhos/${slug}`;
		case 'news':
			return `/noticias/${slug}`;
		case 'visits':
			return '/visitar';
		case 'vineyards':
			return estateAddress + slug;
		default:
			return others[slug] ?? `/${slug}`;
	}
}

export const estateAddress = '/terroir?terroir=';
