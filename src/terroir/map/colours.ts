/** Colours of `tokens.css` by their names there: a canvas cannot read it. */
export const tokens = {
	paper: '#f4efe4',
	ink: '#1c1a16',
	night: '#171411',
	wine: '#5e1224',
	ochre: '#86551e',
	'parcel-beige': '#d9c7a3',
	'parcel-green': '#8f9a80',
	'parcel-brown': '#80603f',
	'parcel-red': '#94404a',
	'parcel-pink': '#d6a497',
	'parcel-default': '#6e2433',
	'parcel-chosen': '#5e1224',
	'parcel-rest': '#ffffff',
} as const;

/** Lines on dark fills and on imagery. */
export const lightLine = '#f3dacb';
/** Names of water on paper. */
export const waterLetters = '#38525e';
