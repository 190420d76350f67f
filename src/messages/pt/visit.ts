export const visitMessages = {
	visits: 'As visitas',
	included: 'Incluído',
	book: 'Marcar por escrito',
	/** Its own words first, for those who speak to the page. */
	bookOne: (name: string) => `Marcar por escrito: ${name}`,
};
