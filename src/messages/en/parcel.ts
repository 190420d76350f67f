import { quantity } from '../quantity';
import type { Words } from '../words-type';

export const parcelMessages: Words<typeof import('../pt/parcel').parcelMessages> = {
	altitude: 'Altitude',
	position: (number: number, count: number) => `parcel ${number} of ${count}`,
	positionShort: 'Parcel',
	close: 'Close',
	previous: 'Previous parcel',
	next: 'Next parcel',
	castas: 'Grapes',
	exposure: 'Aspect',
	area: 'Area',
	planted: 'Planted',
	soil: 'Soil',
	training: 'Training',
	winesOf: 'Wines of this parcel',
	blended: 'It has no bottle of its own. Depending on the year, it goes into the blend of:',
	plateAlt: (name: string) => `Contours of the ${name} parcel`,
	plateCaption: (interval: string) => `Contours every ${quantity(interval, 'm')}.`,
	profileCaption: (from: string, to: string) => `Profile from ${from.toLowerCase()} to ${to.toLowerCase()}.`,
	profileAlt: (top: number, foot: number, length: number, vines: number) =>
		`Profile of the slope: from an altitude of ${top} down to ${quantity(foot, 'm')} over ${quantity(length, 'm')}, ${vines} of them under vines.`,
	slope: 'Slope',
	winesFrom: 'Wines',
	edition: (date: string) => `Edition of ${date}.`,
	parcelShown: (name: string, number: number, count: number) => `${name}, parcel ${number} of ${count}.`,
};
