import { quantity, rounded } from '../quantity';
import type { Words } from '../words-type';

export const practiceMessages: Words<typeof import('../pt/practice').practiceMessages> = {
	of: (all: number) => `of ${all}`,
	watered: (names: readonly string[]) => `Filled in, those that have been: ${names.join(', ')}.`,
	wine: { value: quantity(1, 'L'), label: 'of wine' },
	waterThen: (litres: number, year: number) => ({ value: quantity(rounded(litres, 2), 'L'), label: `in ${year}` }),
	waterNow: (litres: number) => ({ value: quantity(rounded(litres, 2), 'L'), label: 'today' }),
	copperYears: (above: readonly number[]) =>
		`Kilos per hectare in each year.${above.length > 0 ? ` In wine red, what went above the ceiling: ${above.join(', ')}.` : ''}`,
	kilos: (kilos: number) => quantity(rounded(kilos, 2), 'kg'),
	wallRow: (kilometres: number) => `Each stretch is ${quantity(kilometres, 'km')}.`,
	fallen: (metres: number) => `In wine red, what falls in the worst winter: ${quantity(metres, 'm')}.`,
	glassThen: (grams: number) => ({ value: quantity(grams, 'g'), label: 'before' }),
	glassNow: (grams: number) => ({ value: quantity(grams, 'g'), label: 'today' }),
	glassSection: 'In section: the glass thickens in step with the weight.',
};
