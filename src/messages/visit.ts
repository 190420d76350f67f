export const visitMessages = {
	included: 'Incluído',
	book: 'Marcar por escrito',
};
