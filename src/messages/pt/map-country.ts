/** What is written around the sheet, from where the whole country is in view. */
export const countryMessages = {
	ocean: 'Oceano Atlântico',
	spain: 'Espanha',
};
