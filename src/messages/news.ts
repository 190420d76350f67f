export const newsMessages = {
	back: 'Notícias',
	onThisSheet: 'Em resumo',
};
