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
	rowKeys: 'Setas para percorrer. O número ou as primeiras letras levam à parcela.',
	presentation: 'Modo de prova',
	/** The handle of the panel, by where the panel is; what a press does. */
	sheet: {
		peek: 'Painel recolhido: abrir até meio',
		rest: 'Painel a meio: abrir todo',
		full: 'Painel aberto: recolher',
	},

	arrived: (terroir: string, parcels: number) => `${terroir}, ${parcelCount(parcels)}.`,
};
