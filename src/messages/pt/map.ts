/** The map in its box, still or live, and the moves of its camera. */
export const mapMessages = {
	map: 'Mapa das parcelas',
	canvas: 'Imagem de satélite com as parcelas. Setas para mover, + e − para aproximar e afastar, Escape para sair.',
	still: (terroir: string) => `Imagem de satélite de ${terroir}`,
	outlines: (terroir: string) => `Parcelas de ${terroir}`,
	zoomIn: 'Aproximar',
	zoomOut: 'Afastar',
	attribution: 'Imagem ilustrativa',
	scale: (length: string) => `Escala: ${length}`,
	offlineStored: 'Sem rede. Mapa guardado.',
	offline: 'Sem rede',
	readyOffline: 'Pronto sem rede',
	wake: 'Toque para mover o mapa',
	/** Before its name. */
	river: 'Rio',
	ocean: 'Oceano Atlântico',
	spain: 'Espanha',
	loading: 'A abrir o mapa…',
	/** Only heard: it can be seen. */
	opened: 'Mapa aberto.',

	zoomed: (zoom: string) => `Aproximação ${zoom}.`,
	moved: (coordinates: string) => `Centro do mapa: ${coordinates}.`,
};
