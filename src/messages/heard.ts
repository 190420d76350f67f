/** What is only heard, for what it says can be seen. */
export const heardMessages = {
	/** Where a page has said before that there is no network. */
	online: 'De novo com rede.',
	mapOpened: 'Mapa aberto.',
};
