import { quantity } from '../quantity';

export const slopeMessages = {
	river: 'Torto',
	height: (metres: number) => quantity(metres, 'm'),
	drawing: (from: number, to: number, along: number, names: readonly string[]) =>
		`Corte de uma encosta da Quinta das Quatro Vistas: em ${quantity(along, 'm')} desce de ${quantity(from, 'm')} ao Torto, a ${quantity(to, 'm')}. De cima para baixo: ${names.join(', ')}.`,
	since: (year: number) => `desde ${year}`,
};
