export const visitMessages = {
	experiences: 'Experiências',
	more: 'Ler tudo',
	moreOf: (name: string) => `Ler tudo: ${name}`,
	included: 'Incluído',
	book: 'Marcar por escrito',
};
