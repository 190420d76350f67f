import { quantity } from '../quantity';

/** Every string of the news and their articles. Categories come by their name: `Vindima`. */
export const newsMessages = {
	back: 'Notícias',
	onThisSheet: 'Em resumo',
	categories: 'Categoria',
	all: 'Todas',
	read: 'Ler a notícia',
	more: 'Carregar mais',
	loadingMore: 'A carregar…',
	moreFailed: 'Não foi possível carregar mais notícias. Tente de novo.',
	choiceUnanswered: 'O servidor não respondeu: ficou a lista que estava. Tente de novo.',
	noMore: 'Não há mais.',
	offline: 'Sem rede: só as notícias guardadas',
	/** Said of a list with articles that are in another language than the page. */
	alsoIn: (language: string) => `Algumas destas notícias estão só em ${language}.`,
	archive: (count: number) => `Todas as ${count} por datas`,
	minutes: (count: number) => `${quantity(count, 'min')} de leitura`,
	landAlt: (quinta: string, parcel: string) => `${quinta}, do ar, com o contorno da parcela ${parcel}`,
	landCaption: (quinta: string, parcel: string) =>
		`${quinta}, do ar; a traço branco, a parcela ${parcel}. Imagem ilustrativa.`,
	story: 'Estampas desta notícia',
	contours: 'Curvas de nível',
	profile: 'Perfil da encosta',
	related: 'Outras notícias',
	share: { share: 'Partilhar', copied: 'Ligação copiada', address: 'Endereço desta notícia' },

	/** `12 notícias`. */
	total: news,
	empty: (category: string | undefined) => `Não há notícias${category ? ` em «${category}»` : ''}.`,
	/** What is said when a category has been chosen: `6 notícias de vindima`. */
	listed: (count: number, category: string | undefined) => `${news(count)}${of(category)}.`,
	/** What is said when more have been loaded: `Mais 6, 12 ao todo`. */
	added: (count: number, total: number) =>
		count === 0 ? `Nada de novo nesta página, ${total} ao todo.` : `Mais ${count}, ${total} ao todo.`,
	noMoreThan: (total: number) => `Não há mais: ${news(total)} ao todo.`,
};

function news(count: number): string {
	return count === 1 ? '1 notícia' : `${count} notícias`;
}

function of(category: string | undefined): string {
	return category ? ` de ${category.toLowerCase()}` : '';
}
