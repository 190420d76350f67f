import { quantity } from '../quantity';
import { shortMonths } from './dates';

export const slopeMessages = {
	river: 'Torto',
	height: (metres: number) => quantity(metres, 'm'),
	drawing: (from: number, to: number, along: number, names: readonly string[]) =>
		`Corte de uma encosta da Quinta das Quatro Vistas: em ${quantity(along, 'm')} desce de ${quantity(from, 'm')} ao Torto, a ${quantity(to, 'm')}. De cima para baixo: ${names.join(', ')}.`,
	vessels: (vessels: number, parcels: number, shared: number) =>
		`${vessels} recipientes para ${parcels} parcelas, cada um à medida do que leva.${shared > 0 ? ` A cor de vinho, os que levam duas: ${shared}.` : ''}`,
	/** @param month from 1 */
	date: (day: number, month: number) => `${day}\u00a0${shortMonths[month - 1]}`,
	harvests: (from: number, to: number, years: number, missing: readonly number[]) =>
		`Primeiro dia de cada vindima, de ${from} a ${to}, e a média de ${years} anos.${missing.length > 0 ? ` Faltam os cadernos de ${new Intl.ListFormat('pt-PT').format(missing.map(String))}.` : ''}`,
	harvestsOf: (from: number, to: number, date: string) => `${from}–${to}, em média ${date}`,
	since: (year: number) => `desde ${year}`,
};
