import type { Words } from '../words-type';

export const unknownAddressMessages: Words<typeof import('../pt/unknown-address').unknownAddressMessages> = {
	unsurveyed: 'unsurveyed',
	removed: 'taken off the sheet',
	notHere: 'This address is not saved on this device. If it exists, it opens with a network.',
};
