import type { Words } from '../words-type';

export const plateMessages: Words<typeof import('../pt/plate').plateMessages> = {
	close: 'Close',
	openOnMap: 'Open on the map',
};
