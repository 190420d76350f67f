import { quantity, rounded } from '../quantity';

export const practiceMessages = {
	/** Before the caption of the parcels: `43 de 47 parcelas…` */
	of: (all: number) => `de ${all}`,
	watered: (names: readonly string[]) => `A cheio, as que já o foram: ${names.join(', ')}.`,
	wine: { value: quantity(1, 'L'), label: 'de vinho' },
	waterThen: (litres: number, year: number) => ({ value: quantity(rounded(litres, 2), 'L'), label: `em ${year}` }),
	waterNow: (litres: number) => ({ value: quantity(rounded(litres, 2), 'L'), label: 'hoje' }),
	/** Under the bars of the copper. @param above the years with more than the house allows itself */
	copperYears: (above: readonly number[]) =>
		`Quilos por hectare em cada ano.${above.length > 0 ? ` A cor de vinho, o que passou do teto: ${above.join(', ')}.` : ''}`,
	kilos: (kilos: number) => quantity(rounded(kilos, 2), 'kg'),
	wallRow: (kilometres: number) => `Cada lanço mede ${quantity(kilometres, 'km')}.`,
	fallen: (metres: number) => `A cor de vinho, o que cai no pior inverno: ${quantity(metres, 'm')}.`,
	glassThen: (grams: number) => ({ value: quantity(grams, 'g'), label: 'antes' }),
	glassNow: (grams: number) => ({ value: quantity(grams, 'g'), label: 'hoje' }),
	glassSection: 'Em corte: o vidro é mais grosso à medida do peso.',
};
