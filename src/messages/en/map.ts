import type { Words } from '../words-type';

export const mapMessages: Words<typeof import('../pt/map').mapMessages> = {
	map: 'Map of the parcels',
	canvas: 'Satellite image with the parcels. Arrows to move, + and − to zoom in and out, Escape to leave.',
	still: (terroir: string) => `Satellite image of ${terroir}`,
	outlines: (terroir: string) => `Parcels of ${terroir}`,
	zoomIn: 'Zoom in',
	zoomOut: 'Zoom out',
	attribution: 'Illustrative image',
	scale: (length: string) => `Scale: ${length}`,
	offlineStored: 'No network. Map saved.',
	offline: 'No network',
	readyOffline: 'Ready offline',
	wake: 'Tap to move the map',
	river: 'River',
	ocean: 'Atlantic Ocean',
	spain: 'Spain',
	loading: 'Opening the map…',
	opened: 'Map open.',

	zoomed: (zoom: string) => `Zoom ${zoom}.`,
	moved: (coordinates: string) => `Centre of the map: ${coordinates}.`,
};
