import { quantity } from '../quantity';
import type { Words } from '../words-type';

export const slopeMessages: Words<typeof import('../pt/slope').slopeMessages> = {
	river: 'Torto',
	height: (metres: number) => quantity(metres, 'm'),
	drawing: (from: number, to: number, along: number, names: readonly string[]) =>
		`Section of a slope of Quinta das Quatro Vistas: in ${quantity(along, 'm')} it falls from ${quantity(from, 'm')} to the Torto, at ${quantity(to, 'm')}. From top to bottom: ${names.join(', ')}.`,
	since: (year: number) => `since ${year}`,
};
