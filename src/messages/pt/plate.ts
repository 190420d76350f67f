/** The dialog of a plate; its words come with it. */
export const plateMessages = {
	close: 'Fechar',
	openOnMap: 'Abrir no mapa',
};
