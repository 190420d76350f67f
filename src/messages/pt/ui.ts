/** What the pieces of the interface say that every page uses. */
export const uiMessages = {
	carousel: {
		carousel: 'carrossel',
		slide: 'diapositivo',
		slides: 'Diapositivos',
		position: (number: number, count: number) => `${number} de ${count}`,
		previous: 'Anterior',
		next: 'Seguinte',
		stop: 'Parar a passagem automática',
		start: 'Retomar a passagem automática',
	},
	video: {
		play: 'Ver o filme',
		needsNetwork: 'O filme precisa de rede.',
		retry: 'Tentar de novo',
	},
};
