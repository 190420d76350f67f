import { decimal } from '../quantity';

/** What is only said on the printed sheet; the rest is in the messages of the wines and of the parcels. */
export const sheetMessages = {
	title: (name: string, year: number) => `${name} ${year}, ficha técnica`,
	parcel: 'Parcela',
	largest: 'Maior parcela',
	altitudeOfAll: 'Cotas',
	/** @param denominator of the scale: 5000 */
	scale: (denominator: number) => `Escala 1:${decimal(denominator)}`,
	edition: (date: string) => `Edição de ${date}`,
	/** @param plate what it shows, as on the page of the wine */
	plateAlt: (plate: string, metres: string, denominator: number, middle: string) =>
		`${plate}, de ${metres} em ${metres} metros, à escala 1:${decimal(denominator)}. O meio está a ${middle}.`,
	contours: (metres: string) => `curvas de ${metres} em ${metres}\u00a0m`,
};
