import { quantity } from '../quantity';
import type { Words } from '../words-type';

export const filmMessages: Words<typeof import('../pt/film').filmMessages> = {
	play: 'Play',
	pause: 'Pause',
	again: 'Watch again',
	position: 'Position in the film',
	moment: (time: number, length: number, part: string, place: string) =>
		`${time} of ${quantity(length, 's')}, ${part}, ${place}`,
	fullScreen: 'Full screen',
	leaveFullScreen: 'Leave full screen',
};
