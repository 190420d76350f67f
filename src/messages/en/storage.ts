import { sizeText } from '../size';
import type { Words } from '../words-type';
import { megabytes } from './device';
import { momentText } from './outbox';

export const storageMessages: Words<typeof import('../pt/storage').storageMessages> = {
	withoutScripts:
		'Here you would see what is kept on this device, estate by estate, and could save or delete the map. For that, the browser has to allow JavaScript on this site.',
	here: 'on this device',
	free: (bytes: number) => `${sizeText(bytes)} free`,
	parts: { map: 'Map', pictures: 'Pictures', pages: 'Pages and texts', missing: 'Map, not saved yet' },
	unreadable: 'The browser does not say what is kept.',

	estates: 'By estate',
	whole: (size: string) => `Saved, ${size}`,
	underway: (held: string, total: string) => `Downloading, ${held} of ${total}`,
	begun: (held: string, total: string) => `Paused, ${held} of ${total}`,
	parcels: (count: number) => (count === 1 ? '1 parcel' : `${count} parcels`),
	absentOf: (size: string) => `Not saved, ${size}`,
	between: 'The rest of the map is the land between the estates.',

	wifiOnly: 'Wi-Fi only',
	wifiOnlyHint: 'Uses no mobile data.',

	check: 'Check the map',
	checking: (read: number, total: number) => `Checking: ${read} of ${total} parts.`,
	sound: (read: number) => `${read} parts checked, all sound.`,
	damaged: (wrong: number) =>
		wrong === 1
			? 'One part was damaged and has been taken out. It will be asked for again.'
			: `${wrong} parts were damaged and have been taken out. They will be asked for again.`,
	damagedPaused: (wrong: number) =>
		wrong === 1
			? 'One part was damaged and has been taken out. The download stays paused.'
			: `${wrong} parts were damaged and have been taken out. The download stays paused.`,
	notChecked: 'What is saved could not be read.',

	lookForMap: 'Look for a newer map',
	lookForSite: 'Look for a new edition of the site',
	looking: 'Looking…',
	looked: (moment: Date, now: Date) => `Last looked: ${momentText(moment, now)}.`,
	neverLooked: 'Not looked for yet.',
	newest: 'The saved map is the newest.',
	newer: 'There is a newer map.',
	newestSite: 'The saved pages are those of the latest edition.',
	newerSite: 'There is a new edition. It is being saved; then we ask you whether you want it.',
	noAnswer: 'No answer from the server. Try again with a network.',
	offline: 'You have no network. You still see what you saved.',

	others: 'Pages and images',
	picturesNote: (bytes: number) => (bytes === 0 ? 'None saved' : `${megabytes(bytes)}, back as you see them`),
	removePictures: 'Delete the images',
	pagesNote: (bytes: number) => (bytes === 0 ? 'None saved' : `${megabytes(bytes)}, part of the site`),
	measuring: 'Counting…',

	stay: 'How long it stays',
	persistent: 'The browser does not delete what is here without asking you.',
	bestEffort: 'If the device runs short of space, the browser may delete what is here without warning.',
	unknown:
		'This browser does not say whether it keeps things for good. Short of space, it may delete them without warning.',
	askToKeep: 'Ask it not to delete',
	refused: 'The browser does not promise that for now. Installing the app or visiting the site more often helps.',

	iphone:
		'On iPhone and iPad, what is kept in Safari and what is kept in the app on the Home Screen are separate things. In Safari, after seven days without a visit the system deletes everything.',
};
