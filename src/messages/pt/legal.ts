/** What the legal pages say beside their text. */
export const legalMessages = {
	sections: 'Nesta página',
};
