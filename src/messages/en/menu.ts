import type { Words } from '../words-type';

export const menuMessages: Words<typeof import('../pt/menu').menuMessages> = {
	menu: 'Menu',
	closeMenu: 'Close menu',
	estatesAndParcels: '4 estates, 47 parcels',
	families: 'Nineteen wines and one olive oil',
	onThisDevice: 'On this device',
	onThisDeviceHint: 'Pages, map and messages kept here',
};
