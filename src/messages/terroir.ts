/** `1 parcela`, `17 parcelas`. */
export function parcelCount(count: number): string {
	return `${count} ${count === 1 ? 'parcela' : 'parcelas'}`;
}

export const terroirMessages = {
	heading: (terroirs: number, parcels: number) => `Terroir: ${terroirs} quintas, ${parcelCount(parcels)}`,
	terroir: 'Terroir',
	terroirs: 'Quintas',
	tabs: 'Sobre a quinta e as suas parcelas',
	about: 'Sobre',
	parcels: 'Parcelas',
	altitude: 'Altitude',
	vines: 'Vinha',
	visit: 'Visitar esta quinta',
	parcelsOf: (terroir: string) => `Parcelas de ${terroir}`,

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
	retry: 'Tentar de novo',
	errors: {
		'no-webgl': {
			title: 'Este navegador não mostra o mapa em movimento.',
			text: 'Falta-lhe o WebGL, ou está desligado. A imagem, a lista de parcelas e as fichas continuam disponíveis.',
		},
		'access-denied': {
			title: 'A imagem de satélite foi recusada.',
			text: 'O servidor respondeu que o código de acesso ao mapa (access token) não é válido. A lista de parcelas e as fichas estão disponíveis.',
		},
		unreachable: {
			title: 'A imagem de satélite não chegou.',
			text: 'O servidor não a entregou. A lista de parcelas e as fichas estão disponíveis.',
		},
		offline: {
			title: 'Este mapa ainda não está neste dispositivo.',
			text: 'Sem rede, só se vê o que foi guardado. A lista de parcelas e as fichas estão disponíveis; a imagem de satélite vem quando houver ligação.',
		},
		damaged: {
			title: 'A imagem de satélite chegou com defeito.',
			text: 'O ficheiro do mapa está incompleto ou não é o esperado. A lista de parcelas e as fichas estão disponíveis.',
		},
	},

	position: (number: number, count: number) => `parcela ${number} de ${count}`,
	positionShort: 'Parcela',
	close: 'Fechar',
	previous: 'Parcela anterior',
	next: 'Parcela seguinte',
	castas: 'Castas',
	exposure: 'Exposição',
	area: 'Área',
	planted: 'Plantação',
	soil: 'Solo',
	training: 'Armação',
	winesOf: 'Vinhos desta parcela',
	plateAlt: (name: string) => `Curvas de nível da parcela ${name}`,
	plateCaption: (interval: string) => `Curvas de ${interval} em ${interval} m.`,

	arrived: (terroir: string, parcels: number) => `${terroir}, ${parcelCount(parcels)}.`,
	zoomed: (zoom: string) => `Aproximação ${zoom}.`,
	moved: (coordinates: string) => `Centro do mapa: ${coordinates}.`,
};
