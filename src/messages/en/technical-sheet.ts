import { decimal } from '../quantity';
import type { Words } from '../words-type';

export const sheetMessages: Words<typeof import('../pt/technical-sheet').sheetMessages> = {
	title: (name, year) => `${name} ${year}, technical sheet`,
	parcel: 'Parcel',
	largest: 'Largest parcel',
	altitudeOfAll: 'Altitudes',
	scale: (denominator) => `Scale 1:${decimal(denominator)}`,
	edition: (date) => `Edition of ${date}`,
	plateAlt: (plate, metres, denominator, middle) =>
		`${plate}, every ${metres} metres, at a scale of 1:${decimal(denominator)}. The middle is at ${middle}.`,
	contours: (metres) => `contours every ${metres}\u00a0m`,
};
