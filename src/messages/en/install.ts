import type { Words } from '../words-type';

export const installMessages: Words<typeof import('../pt/install').installMessages> = {
	title: 'Take the site with you',
	before: (size: string | undefined) =>
		`There is hardly any signal on the estates. Install the app and save the map before you set out${size ? `: it takes ${size}` : ''}.`,
	stored: 'The map is already on this device. The app opens from its icon, network or none.',
	install: 'Install',
	installApp: 'Install the app',
	benefit: 'The app opens from its icon, network or none.',
	installedTitle: 'App',
	installed: 'It is installed, and opens from its icon, network or none.',
	onHandheldApple: 'On iPhone and iPad',
	tap: 'Tap',
	share: 'Share',
	andThen: 'and then',
	addToHomeScreen: 'Add to Home Screen',
	dismiss: 'Close and do not ask again',
};
