import type { Words } from '../words-type';

/** `production` and `keeping` are also labels of the wines’ facts (`content/en/wines`), and found by them. */
export const winePageMessages: Words<typeof import('../pt/wine-page').winePageMessages> = {
	estate: 'Estate',
	vintage: 'Vintage',

	sections: 'Sections of this page',
	ofWine: { story: 'The wine', ground: 'Vineyard', making: 'Vinification' },
	ofOil: { story: 'The olive oil', ground: 'Olive trees', making: 'Extraction' },
	tasting: 'Tasting notes',
	scores: 'Scores',
	bottle: 'Bottle',
	sheet: 'Technical sheet',
	sheetFile: 'Technical sheet (PDF)',
	sheetFileOf: (year: number) => `Technical sheet, ${year} (PDF)`,

	harvest: (year: number) => `${year} vintage`,
	harvestShown: (year: number) => `The page shows the ${year} vintage.`,
	production: 'Production',
	keeping: 'Keeps',
	today: 'today',
	order: 'Order',
	toScore: (points: string, outOf: number, guide: string) => `${points} / ${outOf}, ${guide}`,
	bottleOf: (name: string) => `Bottle of ${name}`,
	plateOf: (names: readonly string[], shows) => {
		const list = names.join(', ');
		return {
			parcel: `Contours of the ${list} parcel`,
			parcels: `Contours of the parcels ${list}`,
			estates: `Contours between the estates ${list}`,
		}[shows];
	},

	largest: ', the largest parcel.',
	parcels: 'Parcels',
	parcelOnMap: 'See the parcel on the map',
	plateCaption: (metres: string) => `Contours every ${metres}\u00a0m`,

	datesOf: (year: number) => `The dates are those of the ${year} vintage.`,

	noTasting: (year: number) => `We kept no tasting notes for ${year}.`,
	noScores: (year: number) => `The ${year} vintage was not scored.`,
	scoresByVintage: 'Scores by vintage',
	noScore: 'not scored',
	score: (points: string, outOf: number) => `${points} out of ${outOf}`,
	guideEdition: (guide: string, edition: number) => `${guide} ${edition}`,
	quote: (words: string) => `‘${words}’`,

	download: 'Download PDF',
	downloadOffline: 'The PDF needs a network.',
	downloadMissed: 'No network: the PDF did not come.',
	downloadFailed: 'The PDF did not come. Try again.',
	downloadNote: (year: number) => `${year} vintage. A4 sheet, in English.`,

	printed: (date: string) => `Printed on ${date}`,
};
