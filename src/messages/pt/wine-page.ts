/** The page of one wine. */
export const winePageMessages = {
	estate: 'Quinta',
	vintage: 'Colheita',

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
	keeping: 'Guarda',
	today: 'hoje',
	order: 'Encomendar',
	toScore: (points: string, outOf: number, guide: string) => `${points} / ${outOf}, ${guide}`,
	bottleOf: (name: string) => `Garrafa de ${name}`,
	plateOf: (names: readonly string[], shows: 'parcel' | 'parcels' | 'estates') =>
		`Curvas de nível ${{ parcel: 'da parcela', parcels: 'das parcelas', estates: 'entre as quintas' }[shows]} ${names.join(', ')}`,

	/** After the name of the one of several that a plate shows. */
	largest: ', a maior parcela.',
	parcels: 'Parcelas',
	parcelOnMap: 'Ver a parcela no mapa',
	plateCaption: (metres: string) => `Curvas de ${metres}\u00a0em\u00a0${metres}\u00a0m`,

	datesOf: (year: number) => `As datas são as da colheita de ${year}.`,

	noTasting: (year: number) => `Não guardámos notas de prova de ${year}.`,
	noScores: (year: number) => `A colheita de ${year} não foi pontuada.`,
	scoresByVintage: 'Pontuações por colheita',
	noScore: 'sem pontuação',
	score: (points: string, outOf: number) => `${points} em ${outOf}`,
	guideEdition: (guide: string, edition: number) => `${guide} ${edition}`,
	quote: (words: string) => `«${words}»`,

	download: 'Descarregar PDF',
	downloadOffline: 'O PDF precisa de rede.',
	downloadMissed: 'Sem rede: o PDF não veio.',
	downloadFailed: 'O PDF não veio. Tente outra vez.',
	downloadNote: (year: number) => `Colheita de ${year}. Folha A4, em português.`,

	printed: (date: string) => `Impresso a ${date}`,
};
