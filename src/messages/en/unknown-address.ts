import type { Words } from '../words-type';

export const unknownAddressMessages: Words<typeof import('../pt/unknown-address').unknownAddressMessages> = {
	unsurveyed: 'unsurveyed',
	removed: 'taken off the sheet',
	notHere: 'Without a network there is no telling what is at this address.',
};
