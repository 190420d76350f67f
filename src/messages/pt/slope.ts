import { quantity } from '../quantity';
import { shortMonths } from './dates';

function dayOfHarvest(day: number): string {
	const date = new Date(Date.UTC(2001, 6, 31 + day));
	return `${date.getUTCDate()}\u00a0${shortMonths[date.getUTCMonth()]}`;
}

export const slopeMessages = {
	river: 'Torto',
	height: (metres: number) => quantity(metres, 'm'),
	drawing: (from: number, to: number, along: number, names: readonly string[]) =>
		`Corte de uma encosta da Quinta das Quatro Vistas: em ${quantity(along, 'm')} desce de ${quantity(from, 'm')} ao Torto, a ${quantity(to, 'm')}. De cima para baixo: ${names.join(', ')}.`,
	vessels: (vessels: number, parcels: number, shared: number) =>
		`${vessels} recipientes para ${parcels} parcelas, cada um à medida do que leva.${shared > 0 ? ` A cor de vinho, os que levam duas: ${shared}.` : ''}`,
	/** @param day from the last of July: 1 is the first of August */
	dayOfHarvest,
	harvests: (from: number, to: number, years: number, missing: readonly number[]) =>
		`Primeiro dia de cada vindima, de ${from} a ${to}, e a média de ${years} anos.${missing.length > 0 ? ` Faltam os cadernos de ${new Intl.ListFormat('pt-PT').format(missing.map(String))}.` : ''}`,
	harvestsOf: (from: number, to: number, day: number) => `${from}–${to}, em média ${dayOfHarvest(day)}`,
	since: (year: number) => `desde ${year}`,
};
