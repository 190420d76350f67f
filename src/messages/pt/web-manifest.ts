/** What a system shows of the installed site (`build/web-manifest.ts`). */
export const manifestMessages = {
	name: 'Quatro Vistas, atlas das vinhas',
	shortName: 'Quatro Vistas',
	description: 'As quatro quintas e as 47 parcelas da Quatro Vistas, no Douro. Abre também sem rede.',
	map: { name: 'Mapa das vinhas', shortName: 'Mapa', description: 'As quatro quintas e as suas parcelas' },
	tasting: { name: 'Modo de prova', shortName: 'Prova', description: 'O mapa em ecrã inteiro, para provas e feiras' },
	screenshots: {
		mapWide: 'O mapa das vinhas, com a lista das parcelas',
		homeWide: 'A página de entrada',
		mapNarrow: 'O mapa das vinhas no telemóvel',
		homeNarrow: 'A página de entrada no telemóvel',
	},
} as const;
