import type { Words } from '../words-type';

export const countryMessages: Words<typeof import('../pt/map-country').countryMessages> = {
	ocean: 'Atlantic Ocean',
	spain: 'Spain',
};
