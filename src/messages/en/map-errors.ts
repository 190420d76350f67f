import type { Words } from '../words-type';

export const mapErrors: Words<typeof import('../pt/map-errors').mapErrors> = {
	'no-container': {
		title: 'The map did not find its place on the page.',
		text: 'Reload the page. The list of parcels and their sheets are available.',
	},
	'no-webgl': {
		title: 'This browser does not show the moving map.',
		text: 'WebGL is missing or turned off. The image, the list of parcels and their sheets are still available.',
	},
	'access-denied': {
		title: 'The satellite image was refused.',
		text: 'The server answered that the map’s access token is not valid. The list of parcels and their sheets are available.',
	},
	'token-missing': {
		title: 'The access token for the online image is missing.',
		text: 'The site’s settings ask for a valid access token and do not carry one. The map of the estates works without it.',
	},
	'unsupported-image': {
		title: 'The browser did not open the satellite image.',
		text: 'JPEG, PNG, WebP and, in recent browsers, AVIF images will do; SVG will not. The list of parcels and their sheets are available.',
	},
	'context-lost': {
		title: 'The moving map has stopped.',
		text: 'The device took the graphics card away from it, for the second time. The image, the list of parcels and their sheets are still available.',
	},
	unreachable: {
		title: 'The satellite image did not arrive.',
		text: 'The server did not deliver it. The list of parcels and their sheets are available.',
	},
	offline: {
		title: 'This map is not on this device yet.',
		text: 'Without network, only what was saved can be seen. The list of parcels and their sheets are available; the satellite image comes when there is a connection.',
	},
	damaged: {
		title: 'The satellite image arrived damaged.',
		text: 'The map file is incomplete or not the one expected. The list of parcels and their sheets are available.',
	},
};

export const retryLabel: Words<typeof import('../pt/map-errors').retryLabel> = 'Try again';
