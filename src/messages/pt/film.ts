import { quantity } from '../quantity';

/** What the film's player says. */
export const filmMessages = {
	play: 'Continuar',
	pause: 'Parar',
	again: 'Ver de novo',
	position: 'Posição no filme',
	moment: (time: number, length: number, part: string, place: string) =>
		`${time} de ${quantity(length, 's')}, ${part}, ${place}`,
	fullScreen: 'Ecrã inteiro',
	leaveFullScreen: 'Sair do ecrã inteiro',
};
