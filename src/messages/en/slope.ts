import { quantity } from '../quantity';
import type { Words } from '../words-type';
import { shortMonths } from './dates';

export const slopeMessages: Words<typeof import('../pt/slope').slopeMessages> = {
	river: 'Torto',
	height: (metres: number) => quantity(metres, 'm'),
	drawing: (from: number, to: number, along: number, names: readonly string[]) =>
		`Section of a slope of Quinta das Quatro Vistas: in ${quantity(along, 'm')} it falls from ${quantity(from, 'm')} to the Torto, at ${quantity(to, 'm')}. From top to bottom: ${names.join(', ')}.`,
	vessels: (vessels: number, parcels: number, shared: number) =>
		`${vessels} vessels for ${parcels} parcels, each to the measure of what it takes.${shared > 0 ? ` In wine, those that take two: ${shared}.` : ''}`,
	date: (day: number, month: number) => `${day}\u00a0${shortMonths[month - 1]}`,
	harvests: (from: number, to: number, years: number, missing: readonly number[]) =>
		`First day of each harvest, from ${from} to ${to}, and the average of ${years} years.${missing.length > 0 ? ` The books of ${new Intl.ListFormat('en-GB').format(missing.map(String))} are missing.` : ''}`,
	harvestsOf: (from: number, to: number, date: string) => `${from}–${to}, on average ${date}`,
	since: (year: number) => `since ${year}`,
};
