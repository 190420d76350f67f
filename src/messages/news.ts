export const newsMessages = {
	back: 'Notícias',
	categories: 'Categorias',
	minutes: (minutes: number) => `${minutes} min de leitura`,
	onThisSheet: 'Em resumo',
};
