const numerals = ['zero', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];

export const winesMessages = {
	allWines: 'Todos os vinhos',

	filters: 'Filtros',
	family: 'Família',
	all: 'Todos',
	families: { tintos: 'Tintos', brancos: 'Brancos', rose: 'Rosé', porto: 'Porto', azeite: 'Azeite' },
	estateFilter: 'Quinta',
	everyEstate: 'Todas as quintas',
	estateChosen: (name: string | undefined) => `Quinta: ${name ?? 'todas'}`,
	vintageFilter: 'Colheita',
	everyVintage: 'Todas as colheitas',
	vintageChosen: (year: number | undefined) => `Colheita: ${year ?? 'todas'}`,
	results: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
	none: 'Nenhum vinho com estes filtros.',
	clear: 'Limpar.',
	shelf: 'Prateleira',

	index: 'Índice',
	indexOrder: 'Pela ordem da casa',
	wine: 'Vinho',
	kind: 'Tipo',
	estate: 'Quinta',
	altitude: 'Altitude',
	vintage: 'Colheita',
	kindAndYear: (kind: string, year: number) => `${kind}, ${year}`,

	sections: 'Secções desta página',
	/** Sections that olive oil has under other names. */
	ofWine: { story: 'O vinho', ground: 'Vinha', making: 'Vinificação' },
	ofOil: { story: 'O azeite', ground: 'Oliveiras', making: 'Extração' },
	tasting: 'Notas de prova',
	scores: 'Pontuações',
	bottle: 'Garrafa',
	sheet: 'Ficha técnica',
	sheetFile: 'Ficha técnica (PDF)',
	sheetFileOf: (year: number) => `Ficha técnica de ${year} (PDF)`,

	harvest: (year: number) => `Colheita de ${year}`,
	harvestShown: (year: number) => `A página mostra a colheita de ${year}.`,
	production: 'Produção',
	order: 'Encomendar',
	toScore: (points: string, outOf: number, guide: string) => `${points} / ${outOf}, ${guide}`,
	bottleOf: (name: string) => `Garrafa de ${name}`,
	plateOf: (name: string) => `Curvas de nível da parcela ${name}`,

	parcel: 'Parcela',
	largest: 'Maior parcela',
	parcels: 'Parcelas',
	parcelOnMap: 'Ver a parcela no mapa',
	plateCaption: (metres: string) => `Curvas de ${metres}\u00a0em\u00a0${metres}\u00a0m`,

	makingSpan: (from: number | undefined, to: number | undefined, steps: number) => {
		const count = numerals[steps] ?? String(steps);
		if (from === undefined || to === undefined) return `Passos: ${count}.`;
		return from === to ? `Em ${from}, ${count} passos.` : `De ${from} a ${to}, em ${count} passos.`;
	},
	datesOf: (year: number) => `As datas são as da colheita de ${year}.`,

	noTasting: (year: number) => `Não guardámos notas de prova de ${year}.`,
	noScores: (year: number) => `A colheita de ${year} não foi pontuada.`,
	scoresByVintage: 'Pontuações por colheita',
	noScore: 'sem pontuação',
	score: (points: string, outOf: number) => `${points} em ${outOf}`,
	guideEdition: (guide: string, edition: number) => `${guide} ${edition}`,
	quote: (words: string) => `«${words}»`,

	theBottle: 'A garrafa',
	wholeBottle: {
		tintos: 'Garrafa bordalesa, 75\u00a0cl',
		brancos: 'Garrafa bordalesa, 75\u00a0cl',
		rose: 'Garrafa bordalesa, 75\u00a0cl',
		porto: 'Garrafa de Porto',
		azeite: 'Garrafa de azeite, 50\u00a0cl',
	},
	label: (parcels: string) => `Rótulo: as curvas de nível de ${parcels}`,
	labelOf: (name: string) => `Rótulo de ${name}`,
	capsule: 'Cápsula e gargalo',
	capsuleOf: (name: string) => `Gargalo da garrafa de ${name}`,
	backLabel: 'Contrarrótulo',
	backOf: (name: string) => `Verso da garrafa de ${name}`,

	download: 'Descarregar PDF',
	downloadOffline: 'O PDF precisa de rede.',
	downloadMissed: 'Sem rede: o PDF não veio.',
	downloadFailed: 'O PDF não veio. Tente outra vez.',
	downloadNote: (year: number) => `Colheita de ${year}. Folha A4, em português.`,

	related: 'Da mesma prateleira',
	relatedLabel: 'Outros vinhos da prateleira',

	printed: (date: string) => `Impresso a ${date}`,
};
